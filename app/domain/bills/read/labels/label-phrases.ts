/** Amount labels that bills word freely ("Your total before insurance", "What the hospital charged",
 *  "Price of your exams"), spelt out from their parts in every usual combination. */
export const GROSS_CHARGE_PHRASES: string[] = [
  ...combine(
    ["", "your", "the"],
    ["total", "charges", "total charges", "cost", "total cost", "price", "total price", "bill", "amount"],
    ["before"],
    [
      "insurance",
      "your insurance",
      "insurance discounts",
      "insurance payments",
      "insurance and discounts",
      "insurance or discounts",
      "discount",
      "discounts",
      "any discounts",
      "adjustments",
      "payments",
      "payments and adjustments",
    ],
  ),
  ...combine(
    ["", "amount", "total", "what", "what the", "what your", "amount the", "amount your", "the", "your"],
    ["hospital", "provider", "facility", "doctor", "physician", "practice", "clinic", "lab", "laboratory"],
    ["billed", "charged"],
  ),
  ...combine(
    ["amount billed", "amount charged", "total billed", "total charged", "billed", "charged"],
    ["by"],
    ["", "the", "your"],
    ["hospital", "provider", "providers", "facility", "doctor", "physician", "practice", "clinic", "lab"],
  ),
  ...combine(
    ["price", "cost", "charges", "fees", "full price", "full cost", "estimated price", "estimated cost"],
    ["of", "for"],
    ["", "your", "this", "these", "the"],
    [
      "care",
      "exam",
      "exams",
      "procedure",
      "procedures",
      "services",
      "specimen",
      "stay",
      "hospital stay",
      "surgery",
      "test",
      "tests",
      "treatment",
      "trip",
      "visit",
      "visits",
    ],
  ),
  ...combine(
    ["provider", "physician", "doctor s", "surgeon", "surgeon s", "professional", "facility", "hospital"],
    ["fee", "fees"],
  ),
  ...combine(
    ["estimated", "expected"],
    ["price", "charge", "charges", "cost of care", "gross charges", "hospital charges", "facility charges"],
  ),
];

/** The same for labels that say "total" or "sum" of all that is charged. */
export const TOTAL_CHARGE_PHRASES: string[] = [
  ...combine(
    ["total", "sum"],
    ["of", "for"],
    ["your", "the", "these", "all your"],
    ["services", "charges", "care", "visits", "treatment"],
  ),
  ...combine(
    ["total", "totals", "charges", "total charges", "total fees", "total amount billed"],
    ["", "for"],
    ["this"],
    ["visit", "stay", "encounter", "statement", "account", "claim", "invoice", "bill", "period"],
  ),
  ...combine(
    ["charges", "total", "total charges", "total billed"],
    ["for"],
    ["all"],
    ["visits", "services", "accounts", "patients", "providers", "claims", "procedures"],
  ),
  ...combine(
    ["today s"],
    ["charge", "charges", "total", "total charges", "fee", "fees", "total fee", "total fees", "services"],
  ),
  ...combine(["charges", "total", "total charges", "fees"], ["today", "for today", "for period", "to date"]),
  ...combine(
    ["total", "sum", "total of", "sum of", "total of all", "sum of all"],
    ["charges incurred", "itemized charges", "services", "charges", "fees", "procedures"],
  ),
  ...combine(
    ["total"],
    ["of all", "for all"],
    ["items", "services", "items and services", "expected services"],
  ),
  ...combine(
    ["estimated total of", "expected total of", "estimated total for"],
    ["", "all"],
    ["items and services", "services", "charges"],
  ),
  ...combine(
    ["total", "total de", "total de los", "suma de", "suma de los"],
    ["gastos medicos", "cargos medicos", "cargos hospitalarios", "gastos", "cargos por servicios"],
  ),
  ...combine(
    ["total", "cargos", "costo", "monto"],
    ["antes de", "antes del"],
    ["seguro", "su seguro", "descuentos", "ajustes", "pagos"],
  ),
];

/** The same for what the patient is asked to pay. */
export const DUE_PHRASES: string[] = [
  ...combine(
    [
      "",
      "your",
      "total",
      "patient",
      "remaining",
      "current",
      "net",
      "unpaid",
      "outstanding",
      "new",
      "account",
    ],
    ["balance", "amount"],
    [
      "due",
      "owed",
      "owing",
      "to pay",
      "now due",
      "due now",
      "due today",
      "outstanding",
      "you owe",
      "still owed",
    ],
  ),
  ...combine(
    ["total", "total amount", "balance", "amount", "your balance", "payment"],
    ["due"],
    ["by", "on", "before", "this month", "this statement", "upon receipt", "at this time"],
  ),
  ...combine(
    [
      "your",
      "patient",
      "member",
      "guarantor",
      "client",
      "resident",
      "insured",
      "subscriber",
      "total patient",
    ],
    ["balance", "responsibility", "share", "portion", "liability", "cost share"],
    ["", "due", "now", "today", "to pay", "after insurance", "for this visit", "for this claim"],
  ),
  ...combine(["please", ""], ["pay", "send", "remit"], ["this amount", "this balance", "your balance"]),
  ...combine(
    ["you", "patient", "member", "guarantor", "client"],
    ["owe", "owes", "still owe", "still owes", "may owe", "now owe", "must pay", "should pay"],
  ),
  ...combine(
    ["saldo", "balance", "cantidad", "monto", "importe", "total"],
    [
      "a pagar",
      "por pagar",
      "pendiente",
      "adeudado",
      "que debe",
      "que usted debe",
      "del paciente",
      "vencido",
    ],
  ),
];

/** The same for what was paid already. */
export const PAYMENT_PHRASES: string[] = [
  ...combine(
    ["", "less", "total"],
    [
      "insurance",
      "your insurance",
      "plan",
      "your plan",
      "medicare",
      "medicaid",
      "primary",
      "secondary",
      "patient",
    ],
    ["payment", "payments", "paid", "credit", "credits", "has paid", "paid to date"],
  ),
  ...combine(["you", "amount you", "amounts you"], ["paid", "have paid", "already paid", "paid to date"]),
  ...combine(["payment", "payments", "deposit", "copay"], ["applied", "received", "collected", "to date"]),
];

/** The same for what nobody has to pay. */
export const ADJUSTMENT_PHRASES: string[] = combine(
  ["", "less", "total"],
  [
    "insurance",
    "plan",
    "your plan",
    "network",
    "contractual",
    "contract",
    "medicare",
    "medicaid",
    "negotiated",
  ],
  [
    "adjustment",
    "adjustments",
    "discount",
    "discounts",
    "savings",
    "reduction",
    "allowance",
    "write-off",
    "write-offs",
  ],
);

/** The same for the day the sender wrote the document. */
export const STATEMENT_DATE_PHRASES: string[] = [
  ...combine(
    ["bill", "statement", "invoice", "letter", "notice", "summary"],
    [
      "date",
      "dated",
      "issued",
      "issued on",
      "prepared",
      "prepared on",
      "sent",
      "sent on",
      "mailed",
      "created",
    ],
  ),
  ...combine(
    ["date of"],
    ["", "this", "the"],
    ["bill", "statement", "invoice", "letter", "notice", "billing", "summary"],
  ),
];

/** Every way to say one of each list after another; "" leaves that place empty. */
function combine(...parts: string[][]): string[] {
  return parts
    .reduce(
      (phrases, choices) => phrases.flatMap((phrase) => choices.map((choice) => `${phrase} ${choice}`)),
      [""],
    )
    .map((phrase) => phrase.trim().replace(/\s+/g, " "));
}
