denial-no-way = لا رقم من الأرقام الباقية يصل من { $from } إلى { $to }.
denial-backward = القطع تسير نحو البيت ولا ترجع.
denial-no-point = لا يمكن ربط { $to } بقطعتين بهذه الرمية.
denial-no-dice = على هذه الطاولة يُرمى النرد عنك.
denial-ambiguous = يمكن لعب هذا بأكثر من طريقة. اكتب كل نقلة.
