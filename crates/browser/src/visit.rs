//! A visit to the page in a browser.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};

use crate::driver::Driver;
use crate::served::Served;

/// The kind of screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// The narrowest phone we support, upright, with touch.
    Phone,
    /// A tablet in landscape, with touch.
    Tablet,
    /// An ordinary screen, with a mouse.
    Desktop,
}

impl Screen {
    /// All of them.
    pub const ALL: [Screen; 3] = [Screen::Phone, Screen::Tablet, Screen::Desktop];

    /// Width and height in CSS pixels.
    #[must_use]
    pub fn size(self) -> (u32, u32) {
        match self {
            Screen::Phone => (360, 640),
            Screen::Tablet => (1024, 768),
            Screen::Desktop => (1440, 900),
        }
    }

    /// A word for screenshot names.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Screen::Phone => "phone",
            Screen::Tablet => "tablet",
            Screen::Desktop => "desktop",
        }
    }

    fn has_touch(self) -> bool {
        self != Screen::Desktop
    }

    /// Chromium's options.
    fn options(self) -> Value {
        let (width, height) = self.size();
        let mut options = json!({ "args": [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--disable-dev-shm-usage",
            "--lang=en-US",
            format!("--window-size={width},{height}"),
        ] });
        if self.has_touch() {
            options["mobileEmulation"] = json!({ "deviceMetrics": {
                "width": width, "height": height, "pixelRatio": 2.0, "touch": true, "mobile": true,
            } });
        }
        options
    }
}

/// An element of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Element(String);

/// The standard's key for an element reference.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// How long the page may take for anything, in milliseconds. A busy machine is
/// slow.
const PATIENCE_MS: u32 = 60_000;

/// A server, a browser, and the page in it.
#[derive(Debug)]
pub struct Visit {
    driver: Driver,
    /// The server behind the page.
    pub served: Served,
    pictures: PathBuf,
}

impl Visit {
    /// Opens the page on this screen.
    ///
    /// # Errors
    ///
    /// If there's no browser, or it doesn't find the page.
    pub fn open(screen: Screen) -> Result<Visit> {
        Visit::open_at(screen, "")
    }

    /// Opens an address other than the page itself.
    ///
    /// # Errors
    ///
    /// If there's no browser, or it doesn't find the page.
    pub fn open_at(screen: Screen, path: &str) -> Result<Visit> {
        Visit::at(Served::start(), screen, path)
    }

    /// A second visitor, with their own browser, to the same server.
    ///
    /// # Errors
    ///
    /// If there's no browser, or it doesn't find the page.
    pub fn beside(other: &Visit, screen: Screen, path: &str) -> Result<Visit> {
        Visit::at(other.served.shared(), screen, path)
    }

    /// Visits a server that is already running.
    ///
    /// # Errors
    ///
    /// If there's no browser, or it doesn't find the page.
    pub fn at(served: Served, screen: Screen, path: &str) -> Result<Visit> {
        let driver = Driver::start(&screen.options())?;
        let patience = json!({ "script": PATIENCE_MS, "pageLoad": PATIENCE_MS });
        driver.post("/timeouts", &patience)?;
        let visit = Visit {
            driver,
            served,
            pictures: pictures_folder()?,
        };
        if !screen.has_touch() {
            let (width, height) = screen.size();
            // Even an invisible window has a frame.
            let metrics = json!({
                "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false,
            });
            visit.tools("Emulation.setDeviceMetricsOverride", &metrics)?;
        }
        visit.go(path)?;
        Ok(visit)
    }

    /// Goes to a path of the server, without the leading slash.
    ///
    /// # Errors
    ///
    /// If the browser can't load it.
    pub fn go(&self, path: &str) -> Result<()> {
        let url = format!("{}{path}", self.served.address());
        self.driver.post("/url", &json!({ "url": url }))?;
        Ok(())
    }

    /// Reloads the page.
    ///
    /// # Errors
    ///
    /// If the browser can't load it.
    pub fn reload(&self) -> Result<()> {
        self.driver.post("/refresh", &json!({}))?;
        Ok(())
    }

    /// Runs JavaScript in the page and returns its result.
    ///
    /// # Errors
    ///
    /// If it throws.
    pub fn run(&self, script: &str) -> Result<Value> {
        self.driver
            .post("/execute/sync", &json!({ "script": script, "args": [] }))
            .with_context(|| script.to_owned())
    }

    /// The same, with an element as the script's argument.
    ///
    /// # Errors
    ///
    /// If it throws, or the element is gone.
    pub fn run_with(&self, script: &str, element: &Element) -> Result<Value> {
        let arguments = json!([{ ELEMENT: element.0 }]);
        self.driver
            .post(
                "/execute/sync",
                &json!({ "script": script, "args": arguments }),
            )
            .with_context(|| script.to_owned())
    }

    /// Runs a command of Chromium's developer tools.
    ///
    /// # Errors
    ///
    /// If they refuse.
    pub fn tools(&self, command: &str, parameters: &Value) -> Result<Value> {
        let body = json!({ "cmd": command, "params": parameters });
        self.driver.post("/goog/cdp/execute", &body)
    }

    /// Waits until a JavaScript expression is true in the page, checking after
    /// every frame.
    ///
    /// # Errors
    ///
    /// If it doesn't become true in time. A screenshot shows the page at that
    /// moment.
    pub fn until(&self, expression: &str) -> Result<()> {
        self.wait_for(&format!("Boolean(await ({expression}))"))?;
        Ok(())
    }

    /// The value of an expression as soon as there is one.
    fn wait_for(&self, expression: &str) -> Result<Value> {
        let script = format!(
            "const done = arguments[arguments.length - 1];
             // What isn't there yet can't be asked yet.
             const holds = async () => {{
               try {{ return await ({expression}); }} catch {{ return false; }}
             }};
             const look = async () => {{
               const value = await holds();
               if (value) done(value);
               else setTimeout(look, 16);
             }};
             look();"
        );
        let waited = self
            .driver
            .post("/execute/async", &json!({ "script": script, "args": [] }));
        if waited.is_err() {
            self.picture("waiting-in-vain")?;
        }
        waited.with_context(|| format!("waiting for {expression}"))
    }

    /// Waits until an element matches this selector, and returns it.
    ///
    /// # Errors
    ///
    /// If it doesn't appear in time.
    pub fn find(&self, selector: &str) -> Result<Element> {
        let element = self.wait_for(&format!("document.querySelector({selector:?})"))?;
        let reference = element[ELEMENT].as_str().context("no element")?;
        Ok(Element(reference.to_owned()))
    }

    /// The element's visible text.
    ///
    /// # Errors
    ///
    /// If it's gone.
    pub fn text(&self, element: &Element) -> Result<String> {
        let text = self.driver.get(&format!("/element/{}/text", element.0))?;
        Ok(text.as_str().context("a text is a string")?.to_owned())
    }

    /// Clicks the middle of the element.
    ///
    /// # Errors
    ///
    /// If it's gone, or something else covers it.
    pub fn click(&self, element: &Element) -> Result<()> {
        let path = format!("/element/{}/click", element.0);
        self.driver.post(&path, &json!({}))?;
        Ok(())
    }

    /// Drags a finger or the mouse from the middle of one element to the middle
    /// of another.
    ///
    /// # Errors
    ///
    /// If one of them is gone.
    pub fn drag(&self, from: &Element, to: &Element, pointer: &str) -> Result<()> {
        let at = |element: &Element, duration: u32| {
            json!({
                "type": "pointerMove", "x": 0, "y": 0, "duration": duration,
                "origin": { ELEMENT: element.0 },
            })
        };
        let actions = json!({ "actions": [{
            "type": "pointer", "id": pointer,
            "parameters": { "pointerType": pointer },
            "actions": [
                at(from, 0),
                { "type": "pointerDown", "button": 0 },
                at(to, 120),
                { "type": "pointerUp", "button": 0 },
            ],
        }] });
        self.driver.post("/actions", &actions)?;
        Ok(())
    }

    /// Taps the element with a finger.
    ///
    /// # Errors
    ///
    /// If it's gone.
    pub fn tap(&self, element: &Element) -> Result<()> {
        self.drag(element, element, "touch")
    }

    /// Presses keys one after another, wherever the focus is. `\u{e007}` is
    /// Enter, `\u{e004}` Tab; WebDriver has such a letter for every key.
    ///
    /// # Errors
    ///
    /// If the browser refuses.
    pub fn keys(&self, keys: &str) -> Result<()> {
        let pressed = keys.chars().flat_map(|key| {
            ["keyDown", "keyUp"].map(|kind| json!({ "type": kind, "value": key.to_string() }))
        });
        let pressed: Vec<Value> = pressed.collect();
        let actions = json!({ "actions": [{ "type": "key", "id": "keys", "actions": pressed }] });
        self.driver.post("/actions", &actions)?;
        Ok(())
    }

    /// Saves a screenshot as `target/screenshots/NAME.png`.
    ///
    /// # Errors
    ///
    /// If it can't be written.
    pub fn picture(&self, name: &str) -> Result<()> {
        let encoded = self.driver.get("/screenshot")?;
        let encoded = encoded.as_str().context("a picture is a string")?;
        let path = self.pictures.join(format!("{name}.png"));
        fs::write(path, from_base64(encoded)).context("writing a picture")
    }

    /// Makes sure that the console shows no errors.
    ///
    /// # Errors
    ///
    /// If it does.
    pub fn no_complaints(&self) -> Result<()> {
        let entries = self.driver.post("/se/log", &json!({ "type": "browser" }))?;
        let entries = entries.as_array().context("a log is a list")?;
        let errors: Vec<&Value> = entries
            .iter()
            .filter(|entry| entry["level"] == "SEVERE")
            .collect();
        ensure!(errors.is_empty(), "the console says: {errors:#?}");
        Ok(())
    }
}

/// Next to the profile's folder in the target folder: the profile's contains
/// `deps`, which contains this test.
fn pictures_folder() -> Result<PathBuf> {
    let test = std::env::current_exe()?;
    let target = test.ancestors().nth(3).context("a test is in a folder")?;
    let folder = target.join("screenshots");
    fs::create_dir_all(&folder)?;
    Ok(folder)
}

/// Decodes what WebDriver encodes: without line breaks, padded with `=`.
#[must_use]
pub fn from_base64(text: &str) -> Vec<u8> {
    let value = |letter: u8| match letter {
        b'A'..=b'Z' => letter - b'A',
        b'a'..=b'z' => letter - b'a' + 26,
        b'0'..=b'9' => letter - b'0' + 52,
        b'+' => 62,
        _ => 63,
    };
    let letters = text.trim_end_matches('=').as_bytes();
    let mut bytes = Vec::with_capacity(letters.len() * 3 / 4);
    for group in letters.chunks(4) {
        let bits = group
            .iter()
            .fold(0u32, |bits, &letter| bits << 6 | u32::from(value(letter)));
        let bits = bits << (6 * (4 - group.len()));
        bytes.extend(bits.to_be_bytes()[1..group.len()].iter());
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::from_base64;

    #[test]
    fn pictures_are_decoded() {
        // The examples of RFC 4648, section 10.
        for (encoded, decoded) in [
            ("", ""),
            ("Zg==", "f"),
            ("Zm8=", "fo"),
            ("Zm9v", "foo"),
            ("Zm9vYg==", "foob"),
            ("Zm9vYmE=", "fooba"),
            ("Zm9vYmFy", "foobar"),
        ] {
            assert_eq!(from_base64(encoded), decoded.as_bytes());
        }
        assert_eq!(from_base64("+/+/"), [0xfb, 0xff, 0xbf]);
    }
}
