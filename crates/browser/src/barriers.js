// What keeps somebody from using the page as it is shown now, as a list of
// sentences: by the parts of WCAG 2.2 at level AA that a machine can judge.
const found = [];
const say = (element, what) => {
  const kind = element.tagName.toLowerCase();
  const hint = (element.getAttribute("class") ?? "") + " " + (element.textContent ?? "").trim().slice(0, 30);
  found.push(`${what}: <${kind}> ${hint.trim()}`);
};
const isInert = (element) => element.closest("[inert], [aria-hidden=true]") !== null;
const dialog = document.querySelector("dialog[open]");
// Under an open dialog nothing can be reached.
const all = [...(dialog ?? document.body).querySelectorAll("*")].filter((element) => !isInert(element));
const isVisible = (element) => {
  const box = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  return box.width > 1 && box.height > 1 && style.visibility !== "hidden" && style.display !== "none";
};
const visible = all.filter(isVisible);

// The page has a language and a title; names are given once.
if (!document.documentElement.lang) found.push("the page has no language");
if (!document.title) found.push("the page has no title");
const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
for (const id of new Set(ids.filter((id, index) => ids.indexOf(id) !== index))) {
  found.push(`two elements are called ${id}`);
}

// Everything that can be used has a name.
const nameOf = (element) => {
  const labelled = (element.getAttribute("aria-labelledby") ?? "")
    .split(/\s+/).filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
  const labels = [...(element.labels ?? [])].map((label) => label.textContent).join(" ");
  const title = element.querySelector?.(":scope > title")?.textContent ?? "";
  const own = ["INPUT", "SELECT", "TEXTAREA", "DIALOG"].includes(element.tagName) ? "" : element.textContent;
  return [labelled, element.getAttribute("aria-label"), labels, title, own, element.title]
    .map((text) => (text ?? "").trim()).find(Boolean) ?? "";
};
const usable = "button, a[href], input, select, textarea, summary, [role=button], [tabindex='0'], [role=img], dialog";
for (const element of visible.filter((element) => element.matches(usable))) {
  if (!nameOf(element)) say(element, "nothing says what it is");
}
if (dialog && !nameOf(dialog)) say(dialog, "nothing says what it is");
for (const element of all.filter((element) => element.tabIndex > 0)) say(element, "it jumps the queue");

// Groups of choices have a name, and the parts of the page their roles.
for (const radio of all.filter((element) => element.matches("input[type=radio]"))) {
  const legend = radio.closest("fieldset")?.querySelector("legend");
  if (!legend?.textContent.trim()) say(radio, "it belongs to no group with a name");
}
const roles = ["alert", "application", "button", "dialog", "group", "img", "list", "listbox", "option", "note",
  "progressbar", "presentation", "region", "row", "status", "tab", "table", "tablist", "tabpanel", "toolbar"];
for (const element of all.filter((element) => element.hasAttribute("role"))) {
  if (!roles.includes(element.getAttribute("role"))) say(element, "its role is none");
}
if (!dialog) {
  if (document.querySelectorAll("main").length !== 1) found.push("there is not one main part");
  const live = document.querySelectorAll("[aria-live=polite], [role=status]");
  if (live.length === 0) found.push("nothing would be spoken");
}
const headings = all.filter((element) => /^H[1-6]$/.test(element.tagName));
headings.reduce((before, heading) => {
  const level = Number(heading.tagName[1]);
  if (level > before + 1) say(heading, "a level of headings is left out before it");
  return level;
}, dialog ? 1 : 0);

// A finger finds what can be pressed.
for (const element of visible.filter((element) => element.matches("button, .button, select, summary"))) {
  const box = element.getBoundingClientRect();
  if (box.width < 24 || box.height < 24) say(element, `it is only ${Math.round(box.width)} by ${Math.round(box.height)}`);
}

// Everything is within the width of the screen.
const width = document.documentElement.clientWidth;
if (document.scrollingElement.scrollWidth > width + 1) found.push("the page is wider than the screen");
for (const element of visible) {
  const box = element.getBoundingClientRect();
  const scrolls = element.closest(".moves, [data-scrolls]");
  if (!scrolls && (box.right > width + 2 || box.left < -2)) say(element, "it hangs over the edge");
  const isCut = element.matches("button, .button") && element.scrollWidth > element.clientWidth + 2;
  if (isCut) say(element, "its text does not fit");
}

// Text stands out from what is behind it.
const canvas = document.createElement("canvas");
canvas.width = canvas.height = 1;
const pen = canvas.getContext("2d", { willReadFrequently: true });
const rgba = (color) => {
  pen.clearRect(0, 0, 1, 1);
  pen.fillStyle = color;
  pen.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = pen.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
};
const over = ([red, green, blue, alpha], below) =>
  [red, green, blue].map((part, index) => part * alpha + below[index] * (1 - alpha)).concat(1);
const behind = (element) => {
  const layers = [];
  for (let at = element; at; at = at.parentElement) {
    const color = rgba(getComputedStyle(at).backgroundColor);
    if (color[3] > 0) layers.push(color);
    if (color[3] === 1) break;
  }
  return layers.reduceRight((below, layer) => over(layer, below), [255, 255, 255, 1]);
};
const light = ([red, green, blue]) => {
  const linear = [red, green, blue].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
};
for (const element of visible) {
  const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const isOff = element.closest(":disabled, svg, .visually-hidden") !== null;
  if (!hasText || isOff) continue;
  const style = getComputedStyle(element);
  const back = behind(element);
  const [one, other] = [light(over(rgba(style.color), back)), light(back)];
  const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  const size = parseFloat(style.fontSize);
  const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
  if (contrast < (isLarge ? 3 : 4.5)) say(element, `its contrast is ${contrast.toFixed(1)}`);
}
return found;
