import { listPhrases } from "./phrases.ts";

/** What a printed label says about the amount next to or below it. */
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

/** How bills label amounts, English and Spanish. */
export const amountLabels: Record<AmountRole, readonly string[]> = {
  "total-charges":
    listPhrases(`actual charges|amount placed|balance on itemization date|cargos totales|charges for the month|
    charges for this account|charges for this visit|charges this billing period|charges this month|
    charges this period|charges total|claim total|claim totals|estimated total|full price|gross charges|
    original balance|principal|sum of charges|total all charges|total amount billed|total billed|
    total billed charges|total charge|total charged|total charges|total charges all visits|
    total charges for all visits|total claim|total current charges|total de cargos|total de servicios|
    total estimate|total estimated cost|total expected charge|total expected charges|total facility charges|
    total facturado|total fees|total for claim|total for services|total hospital charges|total new charges|
    total of all charges|total of charges|total of services|total professional fees|total services|you owed`),
  charges:
    listPhrases(`amount billed|amount provider charged|amount your provider billed|billed|billed amount|billed charges|
    cargos|charges|charges this statement|current charges|facility charges|hospital charges|new charges|
    provider billed|provider charged|provider charges|services provided|your charges|your provider billed`),
  subtotal: listPhrases(`sub total|sub-total|subtotal`),
  total:
    listPhrases(`all accounts|all charges|all claims|all items|all services|all visits|amount to pay|bill total|
    claim sum|combined|combined charges|final total|grand total|importe total|invoice total|statement total|
    suma total|total|total a pagar|total amount|total bill|total invoice|total payable|totals`),
  "amount-due":
    listPhrases(`account balance|account total|amount due|amount due from patient|amount now due|amount of the debt|
    amount owed|amount you may owe|amount you owe|balance|balance due|balance due from patient|
    balance now due|balance you are asked to pay|cantidad a pagar|current amount due|current balance|due from patient|due from you|
    due now|ending balance|est amount due|guarantor balance|left for you to pay|left to pay|net due|
    new balance|now due|outstanding balance|patient balance|patient balance due|patient due|patient owes|
    patient portion|patient responsibility|pay amount|pay now|pay this amount|payment amount due|please pay|
    please pay this amount|please remit|remaining balance|saldo|saldo a pagar|saldo del paciente|
    saldo pendiente|statement balance|still owed|to pay|total account balance|total amount due|
    total amount of the debt|total amount of the debt now|total balance|total balance due|total due|
    total now due|total you owe|usted debe|what is left for you|what you may owe|what you owe|
    you are responsible for|you may owe|you may owe the hospital|you may owe the provider|you owe|you pay|
    you still owe|your amount|your balance|your balance due|your cost|your part|your portion|
    your responsibility|your share`),
  "previous-balance":
    listPhrases(`amount past due|balance brought forward|balance forward|beginning balance|opening balance|
    overdue amount|past due|past due balance|previous balance|previous statement balance|prior balance`),
  payment:
    listPhrases(`amex|amount paid|billed to insurance|card payment|check|co-pay paid|copay paid|copay received|
    covered by insurance|credit card|creditos|credits|deposit|deposits|ins paid|ins payment|ins pmt|
    insurance check|insurance covered|insurance paid|insurance payment|insurance payments|
    insurance payments & adjustments|insurance payments and adjustments|insurance pays|insurance plan paid|
    less insurance payments|less payments|master card|mastercard|medicare paid|medicare payment|pagado|pago|
    pago del seguro|pagos|pagos del seguro|pagos recibidos|paid|paid by insurance|paid by plan|
    paid by your plan|paid visa|patient paid|patient payment|patient payments|payment|payment received|
    payments|payments & adjustments|payments and adjustments|payments and credits|payments received|
    payments since|payments/adjustments|plan paid|plan paid amount|plan payment|plan payments|plan pays|pmt|
    prior payments|su pago|total credits|total insurance payments|total pagado|total paid|total payments|
    total payments and adjustments|usted pago|visa|what your plan paid|you paid|your payments|your plan paid`),
  tendered: listPhrases(`cash|efectivo|paid amount|payment cash`),
  change: listPhrases(`cash change|change|change due`),
  adjustment:
    listPhrases(`adj|adjust|adjustment|adjustments|adjustments and discounts|adjustments/discounts|ajuste|
    ajuste contractual|ajuste del seguro|ajustes|allowance|charity care|contractual|contractual adjustment|
    contractual adjustments|contractual allowance|contractual discount|contractual write-off|discounts|
    financial assistance|insurance adjustment|insurance adjustments|insurance allowance|insurance discount|
    insurance discounts|insurance write-off|less adjustments|medicare adjustment|medicare allowance|
    network adjustment|network discount|network savings|other adjustments|plan adjustment|plan discount|
    plan discounts|plan reduction|plan savings|provider discount|reduction|reductions|savings|
    total adjustments|total discounts|total savings|write off|write-off|writeoff|written off|your savings`),
  discount:
    listPhrases(`cash discount|descuento|descuento por pago propio|disc|discount|less discount|prompt pay discount|
    self pay discount|self-pay discount|total discount|uninsured discount`),
  fee: listPhrases(`costs|fees|finance charge|interest|interest since|late charge|late charges|service fee`),
  tax: listPhrases(`tax|total tax`),
  other:
    listPhrases(`0-30 days|120 days|30 days|31-60 days|60 days|61-90 days|90 days|91-120 days|aging|allowable|allowed|
    allowed amount|amount allowed|amount enclosed|amount not covered|approved amount|co-insurance|co-pay|
    co-pay due|coins|coinsurance|copago|copay|copay due|copayment|covered amount|current|deductible|
    deductible amount|deductible met|enclosed|est insurance|estimated insurance|estimated patient portion|
    if paid by|ins est|insurance balance|insurance estimate|insurance portion|maximum you may be billed|
    medicare approved amount|medicare-approved amount|minimum payment|minimum payment due|monthly payment|
    monthly payments|negotiated rate|non covered|non-covered|noncovered|not covered|out of pocket|
    out-of-pocket limit|out-of-pocket maximum|over 120|over 120 days|over 60 days|over 90|over 90 days|
    pay online|payment plan|plan allowance|plan allowed|rate|tax id|total allowed|unit charge|unit price|
    your deductible`),
};
