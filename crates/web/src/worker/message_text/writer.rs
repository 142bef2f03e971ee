//! Writes values as text.

use std::fmt::{Display, Write as _};

use serde::ser::{self, Impossible, Serialize, Serializer};

use super::UnreadableMessage;

type Written = Result<(), UnreadableMessage>;

/// The text so far.
#[derive(Debug, Default)]
pub(super) struct Writer {
    pub(super) text: String,
}

impl Writer {
    fn number(&mut self, number: impl Display) -> Written {
        write!(self.text, "{number};").map_err(|_| UnreadableMessage::Content)
    }
}

macro_rules! numbers {
    ($($method:ident: $type:ty,)+) => {$(
        fn $method(self, value: $type) -> Written {
            self.number(value)
        }
    )+};
}

impl Serializer for &mut Writer {
    type Ok = ();
    type Error = UnreadableMessage;
    type SerializeSeq = Self;
    type SerializeTuple = Self;
    type SerializeTupleStruct = Self;
    type SerializeTupleVariant = Self;
    type SerializeMap = Impossible<(), UnreadableMessage>;
    type SerializeStruct = Self;
    type SerializeStructVariant = Self;

    numbers! {
        serialize_i8: i8,
        serialize_i16: i16,
        serialize_i32: i32,
        serialize_i64: i64,
        serialize_u8: u8,
        serialize_u16: u16,
        serialize_u32: u32,
        serialize_u64: u64,
    }

    fn serialize_bool(self, value: bool) -> Written {
        self.number(u8::from(value))
    }

    fn serialize_f32(self, value: f32) -> Written {
        self.number(value.to_bits())
    }

    fn serialize_f64(self, value: f64) -> Written {
        self.number(value.to_bits())
    }

    fn serialize_char(self, value: char) -> Written {
        self.number(u32::from(value))
    }

    fn serialize_str(self, value: &str) -> Written {
        self.number(value.len())?;
        self.text.push_str(value);
        Ok(())
    }

    fn serialize_bytes(self, _: &[u8]) -> Written {
        Err(UnreadableMessage::Content)
    }

    fn serialize_none(self) -> Written {
        self.number(0)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Written {
        self.number(1)?;
        value.serialize(self)
    }

    fn serialize_unit(self) -> Written {
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Written {
        Ok(())
    }

    fn serialize_unit_variant(self, _: &'static str, index: u32, _: &'static str) -> Written {
        self.number(index)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Written {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        value: &T,
    ) -> Written {
        self.number(index)?;
        value.serialize(self)
    }

    fn serialize_seq(self, length: Option<usize>) -> Result<Self, UnreadableMessage> {
        self.number(length.ok_or(UnreadableMessage::Content)?)?;
        Ok(self)
    }

    fn serialize_tuple(self, _: usize) -> Result<Self, UnreadableMessage> {
        Ok(self)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Self, UnreadableMessage> {
        Ok(self)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self, UnreadableMessage> {
        self.number(index)?;
        Ok(self)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self::SerializeMap, UnreadableMessage> {
        Err(UnreadableMessage::Content)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, UnreadableMessage> {
        Ok(self)
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self, UnreadableMessage> {
        self.number(index)?;
        Ok(self)
    }

    fn is_human_readable(&self) -> bool {
        false
    }
}

/// The parts of something, each written as it comes.
macro_rules! parts {
    ($($of:ident::$method:ident $(($key:ident))?,)+) => {$(
        impl ser::$of for &mut Writer {
            type Ok = ();
            type Error = UnreadableMessage;

            fn $method<T: Serialize + ?Sized>(
                &mut self,
                $($key: &'static str,)?
                part: &T,
            ) -> Written {
                $(let _ = $key;)?
                part.serialize(&mut **self)
            }

            fn end(self) -> Written {
                Ok(())
            }
        }
    )+};
}

parts! {
    SerializeSeq::serialize_element,
    SerializeTuple::serialize_element,
    SerializeTupleStruct::serialize_field,
    SerializeTupleVariant::serialize_field,
    SerializeStruct::serialize_field(name),
    SerializeStructVariant::serialize_field(name),
}
