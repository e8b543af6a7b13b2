/** What a printed label says about the amount beside or below it. */
export type AmountRole =
  | "total-charges"
  | "charges"
  | "subtotal"
  | "total"
  | "amount-due"
  | "previous-balance"
  | "payment"
  | "tendered"
  | "change"
  | "adjustment"
  | "discount"
  | "fee"
  | "tax"
  | "other";

/** How bills label amounts, English and Spanish; phrases are separated by bars. */
export const AMOUNT_LABELS: Record<AmountRole, string> = {
  "total-charges": `
    charges this billing period | charges for this billing period | charges of this bill | actual charges | charges for the month | charges this month | charges this period | charges for this period | monthly charges |
    charges for this account | charges for this visit |
    total charges | total charge | total hospital charges | total facility charges | total gross charges |
    gross charges | total billed | total amount billed | total billed charges | total billed amount |
    total amount charged | total charged | billed charges total | charges total | total of charges |
    total services | total for services | total of services | total fees | total professional charges |
    total professional fees | total physician charges | total account charges | total patient charges |
    total new charges | total current charges | total of new charges | total charges for this statement |
    total charges this statement | total charges all visits | total of all charges | total all charges |
    total for all visits | total charges for all visits | total all visits | sum of charges |
    amount of charges | total cost of services | total cost of care | total procedure charges |
    total laboratory charges | total dental charges | total treatment charges | total transport charges |
    total trip charges | total ambulance charges | claim total | claim totals | total claim | total for claim | totals for claim |
    total claim charges | total claim charge | total submitted charges | total submitted |
    submitted charges total | total expected charges | total expected charge | total expected cost |
    total estimated charges | total estimated charge | total estimated cost | total estimated costs |
    total estimate | estimated total | estimate total | estimated total charges | estimated total cost |
    total estimated amount | total good faith estimate | total of expected charges |
    total of all expected charges | total expected charges from all providers | expected total |
    total expected amount | original balance | original amount | original amount owed |
    original amount due | original account balance | amount owed on itemization date |
    balance on itemization date | amount on itemization date | balance as of itemization date |
    itemization date balance | amount due on itemization date | original debt | original principal |
    principal balance | principal | principal amount | principal owed | amount assigned | balance assigned | amount listed | balance placed | amount placed |
    amount referred | original creditor balance | amount you owed | you owed | cargos totales |
    total de cargos | total cargos | total de los cargos | total facturado | monto total facturado |
    importe total facturado | importe total de cargos | total de servicios | cargo total | total de gastos |
    costo total | costo total estimado | total estimado | cargos totales del hospital |
    total de todos los cargos`,
  charges: `
    charges incurred | retail total | total retail | merchandise total | total merchandise |
    total list price |
    charges | your charges | hospital charges | current charges | new charges | charges this statement |
    charges this period | charges for this visit | charges for this statement | facility charges |
    professional charges | physician charges | provider charges | services provided | amount billed |
    billed amount | amount charged | billed charges | billed | provider billed |
    amount your provider billed | your provider charged | amount charged by provider | what your provider charged | provider charged | amount provider charged | doctor charged | amount your provider charged | total provider charges | your provider billed | submitted charges | amount submitted |
    gross amount | cargos | cargos actuales | cargos nuevos | cargos del hospital | monto facturado |
    importe facturado | cantidad facturada`,
  subtotal: `
    subtotal | sub total | sub-total | total before discount | total before discounts |
    total before adjustments | services subtotal | subtotal de servicios | total exclude gst |
    total excluding gst | total excl gst | total amount excluding gst | total excluding tax |
    total before tax | total (excluding gst) | total excl | total (excl gst) | total sales (excluding gst) |
    total sales excluding gst | gross total`,
  total: `
    claim sums | claim sum | combined | combined charges | all services | all charges | all visits | all items | all accounts | all claims |
    total | totals | grand total | total amount | total amt | total price | total sale | total sales |
    net total | nett total | total rm | total (rm) | total myr | total usd | total incl gst |
    total inclusive of gst | total inclusive gst | total (incl gst) | total including gst |
    total incl of gst | total (inclusive of gst) | total sales inclusive of gst |
    total sales (inclusive gst) | total sales inclusive gst | total sales incl gst | total amount incl gst |
    total amount inclusive of gst | total amount payable | total payable | total net amount | net amount |
    nett amount | net amt | nett | total after rounding | rounded total | rounded total (rm) |
    total rounded | total after adj | total after adj incl gst | total amount after rounding | bill total |
    invoice total | total bill | invoice amount | total invoice | statement total | total amount (rm) |
    total gst inclusive | grand total rm | total due rm | total a pagar | suma total | gran total |
    importe total | monto total | receipt total | round total | total round | ttl | total with gst |
    total w/gst | total incl 6 gst | total (gst incl) | total inc gst | total sales (incl gst) |
    amount payable | amount to be paid | amount to pay | final total | total rm incl of gst |
    total rm incl gst | total inclusive gst @ | total gst incl | total incl gst@6% | total incl. gst@6% |
    rounding total | total sales inclusive gst @ | total (including gst)`,
  "amount-due": `
    to pay | pay now | pay today | amount to pay now | pay at pick-up | pay at pickup | your part | your cost | your costs | you pay | patient pays | you need to pay | please remit |
    due from you | left for you to pay | what is left for you | left to pay | amount left to pay |
    amount remaining | remaining amount | remaining due | your remaining balance | total remaining |
    balance of your account | lo que usted debe pagar | usted debe pagar | usted paga | su parte |
    cantidad que debe pagar |
    amount due | balance due | patient balance | patient balance due | your balance due | your balance |
    current balance | account balance | pay this amount | please pay this amount | please pay |
    amount you owe | amount you may owe | you owe | what you owe | you may owe | you may owe the hospital |
    you may owe the provider | your share | your total cost | your responsibility | patient responsibility |
    patient amount due | amount due from patient | balance due from patient | due from patient |
    patient due | patient owes | patient portion | your portion | total due | total amount due |
    total balance | total balance due | total patient responsibility | total patient balance |
    total you owe | new balance | statement balance | remaining balance | balance remaining |
    outstanding balance | ending balance | balance | amount owed | amount owing | total owed |
    net amount due | net due | est amount due | estimated amount due | amount now due | now due | now due from you |
    still owed | still owing | still due | you still owe | left to pay | amount still owed | balance still owed |
    total amount you owe | total amount of the debt | total amount of debt | total amount of the debt now |
    current amount due | current amount of the debt | balance now due | your current balance |
    amount of the debt | due now | total now due | pay amount | payment amount due | your amount due |
    what you may owe | self pay balance | guarantor balance | total account balance | account total |
    your estimated responsibility | your estimated cost | member responsibility |
    total member responsibility | amount due now | saldo | saldo pendiente | saldo actual | saldo a pagar |
    saldo del paciente | saldo adeudado | saldo total | su saldo | cantidad a pagar | cantidad adeudada |
    importe a pagar | importe adeudado | monto a pagar | monto adeudado | pague esta cantidad |
    total adeudado | lo que usted debe | usted debe | responsabilidad del paciente | nuevo saldo`,
  "previous-balance": `
    previous balance | prior balance | balance forward | balance brought forward | beginning balance |
    opening balance | last statement balance | previous amount due | past due balance | past due |
    past due amount | previous statement balance | prior statement balance | saldo anterior | saldo previo`,
  payment: `
    you paid | insurance covered | paid by your plan | plan paid amount | insurance pays |
    paid by health plan | your plan payment | paid to date | amount paid to date | covered by insurance |
    insurance expected | prepaid | usted pago | pagado por su aseguradora | pagado por su seguro |
    pagado por la aseguradora | pago de la aseguradora |
    payment | payments | insurance payment | insurance payments | paid by insurance |
    paid by your insurance | insurance paid | ins paid | ins payment | ins pmt | plan paid |
    your plan paid | what your plan paid | plan payment | plan payments | paid by plan | amount paid |
    total paid | payments received | payment received | payment received thank you | patient payment |
    patient payments | patient paid | your payments | total payments | less payments |
    payments and credits | payments/credits | payments & credits | payments and adjustments |
    payments & adjustments | payments/adjustments | insurance payments and adjustments |
    insurance payments & adjustments | less payments and adjustments | total payments and adjustments |
    credits | total credits | prior payments | medicare payment | medicare paid | medicaid payment |
    billed to insurance | paid | paid by patient | paid cash | paid credit card | paid visa |
    payments made | payment posted | check payment | card payment | payments since |
    payments since itemization date | plan pays | amount paid by plan | insurance check | copay paid |
    co-pay paid | copay received | deposit | deposits | prepayment | total insurance payments |
    total patient payments | insurance plan paid | less insurance payments | payments to date |
    total payments to date | primary payment | secondary payment | pmt | payment visa | payment mastercard |
    visa | mastercard | master card | amex | debit card | credit card | check | bayaran | pagos | pago |
    pagos del seguro | pago del seguro | pagado por el seguro | pagos recibidos | pagos del paciente |
    pagos y ajustes | pagado | total pagado | pagos de seguro | pago de seguro | su pago | creditos`,
  tendered: `
    cash | cash paid | cash tendered | cash tender | tender | tendered | amount tendered | total tendered |
    cash payment | cash received | received amount | cash rm | cash (rm) | tunai | efectivo |
    amount received | payment cash | paid amount | total paid rm`,
  change: `
    change | change due | change rm | cash change | change (rm) | balance returned | baki | cambio |
    vuelto | your change | total change`,
  adjustment: `
    wrote off | plan reduction | insurance reduction | reduction | reductions | amount written off | written off |
    insurance discounted | plan savings | ajuste del plan | descuento del plan |
    adjustment | adjustments | total adjustments | contractual adjustment | contractual adjustments |
    contractual allowance | contractual discount | insurance adjustment | insurance adjustments |
    insurance discount | insurance discounts | plan discount | plan discounts | network discount |
    network savings | provider discount | negotiated discount | member discount |
    discounts and adjustments | discounts/adjustments | write-off | write off | writeoff | contractual |
    contractual write-off | insurance write-off | medicare adjustment | medicare allowance | adj | adjust |
    adjustments/discounts | adjustments and discounts | charity adjustment | charity care |
    financial assistance | less adjustments | insurance allowance | less contractual adjustments |
    your discount | discounts | total discounts | savings | your savings | total savings |
    network adjustment | allowance | provider responsibility | not your responsibility | plan adjustment |
    amount saved | other adjustments | ajustes | ajuste | ajuste contractual | ajustes contractuales |
    ajustes del seguro | ajuste del seguro | descuento del seguro | rebajas`,
  discount: `
    sliding fee discount | financial assistance discount | charity discount |
    financial assistance adjustment |
    discount | self-pay discount | self pay discount | uninsured discount | prompt pay discount |
    prompt payment discount | cash discount | cash pay discount | time of service discount |
    self-pay adjustment | courtesy discount | less discount | patient discount | uninsured adjustment |
    discount applied | same day discount | less self-pay discount | descuento | descuentos |
    descuento por pago propio | descuento por pronto pago | total discount | item discount | disc |
    professional discount | senior discount`,
  fee: `
    interest | fees | late fee | late fees | finance charge | finance charges | service fee |
    collection fee | collection costs | fees and costs | interest charged | fees charged |
    interest and fees | interest added | fees added | returned check fee | interest since | fees since |
    late charge | late charges | intereses | recargos | cargos por mora | collection fees |
    accrued interest | other fees | costs`,
  tax: `
    tax | sales tax | gst | gst 6% | total gst | gst amount | gst amt | tax amount | tax amt | service tax |
    sst | vat | total tax | gst payable | gst summary | tax summary | total includes gst | gst included |
    includes gst | rounding | rounding adj | rounding adjustment | round adj | rounding adj rm |
    rounding amt | bill rounding | total rounding | pembulatan | rounding diff | svc chg | service charge |
    total gst 6 | gst @6% | gst @ 6% | 6% gst | amount incl gst | impuesto | impuestos`,
  other: `
    aging | ageing | account aging | aging summary | aged balance | amount enclosed | payment enclosed |
    enclosed | amount remitted | allowed | amount allowed | allowed amount | total allowed | plan allowed |
    allowed charges | your plan allowed | allowable | eligible amount | amount eligible | negotiated rate |
    contracted rate | plan allowance | covered amount | covered charges | deductible | your deductible |
    deductible amount | applied to deductible | deductible met | copay | co-pay | copayment | copay due |
    co-pay due | coinsurance | co-insurance | coins | not covered | non-covered | non covered | noncovered |
    amount not covered | noncovered charges | non-covered charges | minimum payment | minimum payment due |
    minimum due | minimum amount due | monthly payment | monthly payments | installment amount |
    payment plan amount | current | 30 days | 60 days | 90 days | 120 days | over 30 days | over 60 days |
    over 90 days | over 120 days | 31-60 days | 61-90 days | 91-120 days | 0-30 days | 1-30 days |
    over 120 | over 90 | in collections | pending insurance | insurance pending | insurance balance |
    balance due from insurance | due from insurance | estimated insurance | insurance portion | ins est |
    est insurance | estimated insurance payment | insurance estimate | estimated insurance portion |
    estimated patient portion | patient estimate | unit price | unit cost | unit charge | price each |
    rate | cash price | discounted cash price | out-of-pocket maximum | out of pocket |
    out-of-pocket limit | tax id | total qty | total quantity | total item | total items | item count |
    total item(s) | no of items | number of items | total units | total points | points | if paid by |
    pay online | settlement offer | settlement amount | discounted amount | discount offer |
    prompt pay amount | amount if paid by | hospital discount price | medicare approved amount |
    medicare-approved amount | approved amount | maximum you may be billed | co-provider total |
    payment plan | value codes amount | total number of pages | subscriber savings | cantidad incluida |
    monto incluido | deducible | copago | coseguro | cantidad permitida | monto permitido | no cubierto |
    pago minimo | importe incluido | monto adjunto | cantidad adjunta`,
};
