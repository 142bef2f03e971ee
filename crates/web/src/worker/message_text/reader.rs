//! Reads values from text.

use std::str::FromStr;

use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, Error, SeqAccess, VariantAccess, Visitor,
};

use super::UnreadableMessage;

type Read<T> = Result<T, UnreadableMessage>;

/// What hasn't been read yet.
#[derive(Debug)]
pub(super) struct Reader<'text> {
    pub(super) rest: &'text str,
}

impl<'text> Reader<'text> {
    fn number<N: FromStr>(&mut self) -> Read<N> {
        let (number, rest) = self
            .rest
            .split_once(';')
            .ok_or(UnreadableMessage::Content)?;
        self.rest = rest;
        number.parse().map_err(|_| UnreadableMessage::Content)
    }

    fn text(&mut self) -> Read<&'text str> {
        let length = self.number()?;
        let (text, rest) = self
            .rest
            .split_at_checked(length)
            .ok_or(UnreadableMessage::Content)?;
        self.rest = rest;
        Ok(text)
    }

    fn flag(&mut self) -> Read<bool> {
        match self.number::<u64>()? {
            0 => Ok(false),
            1 => Ok(true),
            _ => Err(UnreadableMessage::Content),
        }
    }

    fn parts(&mut self, left: usize) -> Parts<'_, 'text> {
        Parts { reader: self, left }
    }
}

macro_rules! numbers {
    ($($method:ident => $visit:ident,)+) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
            visitor.$visit(self.number()?)
        }
    )+};
}

impl<'de> Deserializer<'de> for &mut Reader<'de> {
    type Error = UnreadableMessage;

    numbers! {
        deserialize_i8 => visit_i64,
        deserialize_i16 => visit_i64,
        deserialize_i32 => visit_i64,
        deserialize_i64 => visit_i64,
        deserialize_u8 => visit_u64,
        deserialize_u16 => visit_u64,
        deserialize_u32 => visit_u64,
        deserialize_u64 => visit_u64,
        // Which variant of an enum it is.
        deserialize_identifier => visit_u64,
    }

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Read<V::Value> {
        Err(UnreadableMessage::custom("values have no names and types"))
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        visitor.visit_bool(self.flag()?)
    }

    fn deserialize_f32<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        visitor.visit_f32(f32::from_bits(self.number()?))
    }

    fn deserialize_f64<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        visitor.visit_f64(f64::from_bits(self.number()?))
    }

    fn deserialize_char<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        let letter = char::from_u32(self.number()?);
        visitor.visit_char(letter.ok_or(UnreadableMessage::Content)?)
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        visitor.visit_str(self.text()?)
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        visitor.visit_str(self.text()?)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        if self.flag()? {
            visitor.visit_some(self)
        } else {
            visitor.visit_none()
        }
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        visitor.visit_unit()
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Read<V::Value> {
        visitor.visit_unit()
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Read<V::Value> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        let length = self.number()?;
        visitor.visit_seq(self.parts(length))
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, length: usize, visitor: V) -> Read<V::Value> {
        visitor.visit_seq(self.parts(length))
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        length: usize,
        visitor: V,
    ) -> Read<V::Value> {
        visitor.visit_seq(self.parts(length))
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        names: &'static [&'static str],
        visitor: V,
    ) -> Read<V::Value> {
        visitor.visit_seq(self.parts(names.len()))
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Read<V::Value> {
        visitor.visit_enum(self)
    }

    serde::forward_to_deserialize_any! { i128 u128 bytes byte_buf map ignored_any }

    fn is_human_readable(&self) -> bool {
        false
    }
}

/// The parts of a list, a tuple or a struct.
struct Parts<'reader, 'text> {
    reader: &'reader mut Reader<'text>,
    left: usize,
}

impl<'text> SeqAccess<'text> for Parts<'_, 'text> {
    type Error = UnreadableMessage;

    fn next_element_seed<T: DeserializeSeed<'text>>(&mut self, seed: T) -> Read<Option<T::Value>> {
        let Some(left) = self.left.checked_sub(1) else {
            return Ok(None);
        };
        self.left = left;
        seed.deserialize(&mut *self.reader).map(Some)
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.left)
    }
}

impl<'text> EnumAccess<'text> for &mut Reader<'text> {
    type Error = UnreadableMessage;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'text>>(self, seed: V) -> Read<(V::Value, Self)> {
        let variant = seed.deserialize(&mut *self)?;
        Ok((variant, self))
    }
}

impl<'text> VariantAccess<'text> for &mut Reader<'text> {
    type Error = UnreadableMessage;

    fn unit_variant(self) -> Read<()> {
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'text>>(self, seed: T) -> Read<T::Value> {
        seed.deserialize(self)
    }

    fn tuple_variant<V: Visitor<'text>>(self, length: usize, visitor: V) -> Read<V::Value> {
        visitor.visit_seq(self.parts(length))
    }

    fn struct_variant<V: Visitor<'text>>(
        self,
        names: &'static [&'static str],
        visitor: V,
    ) -> Read<V::Value> {
        visitor.visit_seq(self.parts(names.len()))
    }
}
