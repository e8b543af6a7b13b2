import { printDocument } from "./app/domain/bills/read/layout/printed-page.fixture.ts";
import { billOfWords } from "./app/domain/bills/read/bill-of-words.ts";
import { readTypedBill } from "./app/domain/bills/typed/read-typed-bill.ts";
const head=`LANTERN HILL MEDICAL GROUP
12 Elm Street, Austin, TX 78701

Statement date: 06/08/2026     Account: 4471002
Patient: Ada Example
`;
const docs: Record<string,string>={
lab:`Test                         CPT      Qty    Fee
Comprehensive metabolic      80053     1    155.00
CBC with diff                85025     1     90.00
Venipuncture                 36415     1     18.00
Patient discount                            -63.00
Balance due                                 200.00`,
dental:`Date      Tooth  Surface  Code   Description             Fee     Ins      You
06/01/26  14     MOD      D2393  Composite three surf   280.00  140.00  140.00
06/01/26  3      O        D2391  Composite one surf     160.00   80.00   80.00
                                 Total                  440.00  220.00  220.00`,
surgery:`Surgeon fee - Dr. Lopez     29881-RT      $3,400.00
Assistant surgeon           29881-AS-RT     $544.00
Anesthesia 95 min           01400-QZ      $1,275.00
Facility                                  $9,800.00
Total                                    $15,019.00`,
hour:`06/01/2026 10:15  99284   ED visit level 4        1,450.00
06/01/2026 10:32  71046   Chest xray 2 views       380.00
06/01/2026 11:05  93005   EKG tracing              210.00
Total charges 2,040.00`,
paren:`Office visit (99214)                      310.00
Flu vaccine (90686) + admin (90471)        65.00
Total                                     375.00`,
multi:`Invoice 1001   06/01/2026   99213 Office visit       145.00
Invoice 1002   06/05/2026   90837 Psychotherapy 60   175.00
Invoice 1003   06/12/2026   90837 Psychotherapy 60   175.00
Amount due                                           495.00`,
super:`SUPERBILL
90837  Psychotherapy, 60 min   F41.1    $175.00
90785  Interactive complexity  F41.1     $25.00
Paid   $200.00
Balance  $0.00`,
neg:`99213 Office visit        145.00
Courtesy discount         (25.00)
Copay paid at visit       (40.00)
Balance                    80.00`,
ratio:`Total charges      $4,120.00     Patient balance   $412.00
Insurance paid     $2,884.00     Due date          07/01/2026
Adjustments          $824.00     Min. payment      $50.00`,
summaryOnly:`Summary of charges by department
Emergency room          2,450.00
Radiology               3,100.00
Pharmacy                  812.33
Total                   6,362.33
Payments               -5,000.00
Please pay              1,362.33`,
};
for (const [k,d] of Object.entries(docs)) { const b=billOfWords(printDocument(head+"\n"+d)); console.log(k,'TOTALS', b&&Object.entries(b.totals).filter(([,v])=>v).map(([n,v]:any)=>n+'='+v.value+'~'+v.confidence.toFixed(2)).join(' ')); console.log(b?.lines.map(l=>'   '+[l.serviceDate?.value,l.serviceCode?.value.code,l.revenueCode?.value,l.modifiers?.map((m:any)=>m.value??m).join(),l.description?.value,l.units?.value,l.unitPriceCents?.value,l.amountCents?.value].join('|')).join('\n')); }
const texts=[
`29881-RT knee scope 3,400
29881 AS RT assist 544
anesthesia 95 min 01400 QZ 1275`,
`97110 38 min 3 units $180
97140 15 min $65`,
`06/01 90837 175.00
06/08 90837 175.00
06/15 90837 175.00
paid 3 x 40 copay 120
balance 405`,
`IV hydration 96360 1hr 412
96361 each addl hr x2 206
saline 1000ml J7030 x 2 bags 36`,
`Item: CT abdomen; CPT: 74177; Charge: $3,800; Ins paid: $2,000; Adj: $1,000; Pt: $800
Item: Contrast; CPT: Q9967; Qty: 100; Charge: $120; Pt: $0`,
`total bill 12,480.00
insurance discount 6,100
insurance paid 5,180
my part 1,200`,
`ER 99284 .......1450
Xray 71046...380
ekg 93005 ... 210
= 2040`,
];
for (const t of texts) { const b=await readTypedBill(t); console.log('TYPED'); console.log(b.lines.map(l=>[l.serviceDate,l.serviceCode?.code,l.modifiers.join(),l.units,l.unitPriceCents,l.amountCents,l.amountConfidence,l.description].join('|')).join('\n'), '\n  ', Object.entries(b.totals).filter(([,v])=>v!==null).map(([k,v])=>k+'='+v).join(' '), 'UNREAD', b.unread); }
