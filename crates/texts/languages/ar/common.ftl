-app = Gammonbox

app-name = { -app }

color-white = الأبيض
color-black = الأسود
color-light = الفاتح
color-dark = الداكن

# A color as somebody's name, who does one thing: in the singular.
player-color = { $color ->
    [white] الأبيض
    [black] الأسود
    [light] الفاتح
   *[dark] الداكن
}

win-single = فوز عادي
win-gammon = مارس
win-backgammon = باكغامون

pip-count = { $pips ->
    [one] خطوة واحدة
    [two] خطوتان
    [few] { $pips } خطوات
    [many] { $pips } خطوة
   *[other] { $pips } خطوة
}
point-count = { $points ->
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}
stake-count = { $points ->
    [one] الرهان
    [two] الرهان مرتين
    [few] الرهان { $points } مرات
    [many] الرهان { $points } مرة
   *[other] الرهان { $points } مرة
}

list-and = { $first } و{ $last }
list-or = { $first } أو { $last }
list-more = { $first }، { $rest }

button-ok = حسنًا
button-cancel = إلغاء
button-close = إغلاق
button-back = رجوع
button-yes = نعم
button-no = لا
button-copy = نسخ
button-copied = تم النسخ
button-share = مشاركة
button-more = المزيد
button-less = أقل
value-on = نعم
value-off = لا

# A name and what belongs to it: "Rules: The Swiss leaflet".
labeled = { $label }: { $text }
