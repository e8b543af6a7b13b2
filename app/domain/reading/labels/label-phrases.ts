import type { AmountRole } from "./amount-labels.ts";
import type { DateRole } from "./date-labels.ts";
import { listPhrases } from "./phrases.ts";

/** Amount labels that bills word freely ("Your total before insurance", "What the hospital charged",
 *  "Price of your exams"), spelt out from their parts in every usual combination. */
const grossCharges: readonly string[] = [
  ...combine(
    "|the|your",
    "amount|bill|charges|cost|price|total|total charges|total cost|total price",
    "before",
    `adjustments|any discounts|discount|discounts|insurance|insurance and discounts|
      insurance discounts|insurance or discounts|insurance payments|payments|payments and adjustments|
      your insurance`,
  ),
  ...combine(
    "|amount|amount the|amount your|the|total|what|what the|what your|your",
    "clinic|doctor|facility|hospital|lab|laboratory|physician|practice|provider",
    "billed|charged",
  ),
  ...combine(
    "amount billed|amount charged|billed|charged|total billed|total charged",
    "by",
    "|the|your",
    "clinic|doctor|facility|hospital|lab|physician|practice|provider|providers",
  ),
  ...combine(
    "charges|cost|estimated cost|estimated price|fees|full cost|full price|price",
    "for|of",
    "|the|these|this|your",
    `care|exam|exams|hospital stay|procedure|procedures|services|specimen|stay|surgery|test|tests|
      treatment|trip|visit|visits`,
  ),
  ...combine("doctor s|facility|hospital|physician|professional|provider|surgeon|surgeon s", "fee|fees"),
  ...combine(
    "estimated|expected",
    "charge|charges|cost of care|facility charges|gross charges|hospital charges|price",
  ),
];

/** The same for labels that say "total" or "sum" of all that is charged. */
const totalCharges: readonly string[] = [
  ...combine("sum|total", "for|of", "all your|the|these|your", "care|charges|services|treatment|visits"),
  ...combine(
    "charges|total|total amount billed|total charges|total fees|totals",
    "|for",
    "this",
    "account|bill|claim|encounter|invoice|period|statement|stay|visit",
  ),
  ...combine(
    "charges|total|total billed|total charges",
    "for",
    "all",
    "accounts|claims|patients|procedures|providers|services|visits",
  ),
  ...combine("today s", "charge|charges|fee|fees|services|total|total charges|total fee|total fees"),
  ...combine("charges|fees|total|total charges", "for period|for today|to date|today"),
  ...combine(
    "sum|sum of|sum of all|total|total of|total of all",
    "charges|charges incurred|fees|itemized charges|procedures|services",
  ),
  ...combine("total", "for all|of all", "expected services|items|items and services|services"),
  ...combine(
    "estimated total for|estimated total of|expected total of",
    "|all",
    "charges|items and services|services",
  ),
  ...combine(
    "suma de|suma de los|total|total de|total de los",
    "cargos hospitalarios|cargos medicos|cargos por servicios|gastos|gastos medicos",
  ),
  ...combine("cargos|costo|monto|total", "antes de|antes del", "ajustes|descuentos|pagos|seguro|su seguro"),
];

/** The same for what the patient is asked to pay. */
const dues: readonly string[] = [
  ...combine(
    "|account|current|net|new|outstanding|patient|remaining|total|unpaid|your",
    "amount|balance",
    "due|due now|due today|now due|outstanding|owed|owing|still owed|to pay|you owe",
  ),
  ...combine(
    "amount|balance|payment|total|total amount|your balance",
    "due",
    "at this time|before|by|on|this month|this statement|upon receipt",
  ),
  ...combine(
    "client|guarantor|insured|member|patient|resident|subscriber|total patient|your",
    "balance|cost share|liability|portion|responsibility|share",
    "|after insurance|due|for this claim|for this visit|now|to pay|today",
  ),
  ...combine("|please", "pay|remit|send", "this amount|this balance|your balance"),
  ...combine(
    "client|guarantor|member|patient|you",
    "may owe|must pay|now owe|owe|owes|should pay|still owe|still owes",
  ),
  ...combine(
    "balance|cantidad|importe|monto|saldo|total",
    "a pagar|adeudado|del paciente|pendiente|por pagar|que debe|que usted debe|vencido",
  ),
];

/** The same for what was paid already. */
const paymentsMade: readonly string[] = [
  ...combine(
    "|less|total",
    "insurance|medicaid|medicare|patient|plan|primary|secondary|your insurance|your plan",
    "credit|credits|has paid|paid|paid to date|payment|payments",
  ),
  ...combine("amount you|amounts you|you", "already paid|have paid|paid|paid to date"),
  ...combine("copay|deposit|payment|payments", "applied|collected|received|to date"),
];

/** The same for what no one has to pay. */
const adjustments: readonly string[] = combine(
  "|less|total",
  "contract|contractual|insurance|medicaid|medicare|negotiated|network|plan|your plan",
  `adj|adjustment|adjustments|allowance|discount|discounts|reduction|savings|write-off|write-offs|
      wo`,
);

/** The same for the day the sender wrote the document. */
const statementDates: readonly string[] = [
  ...combine(
    "bill|invoice|letter|notice|statement|summary",
    "created|date|dated|issued|issued on|mailed|prepared|prepared on|sent|sent on",
  ),
  ...combine("date of", "|the|this", "bill|billing|invoice|letter|notice|statement|summary"),
];

/** By what they say of an amount. A phrase that two of these spell out is the first one's. */
export const amountPhrases = {
  "total-charges": totalCharges,
  charges: grossCharges,
  "amount-due": dues,
  payment: paymentsMade,
  adjustment: adjustments,
} satisfies Partial<Record<AmountRole, readonly string[]>>;

/** By what they say of a day. */
export const datePhrases = { statement: statementDates } satisfies Partial<
  Record<DateRole, readonly string[]>
>;

/** Every way to say one of each list after another; "" leaves that place empty. */
function combine(...parts: string[]): string[] {
  return parts
    .map(listPhrases)
    .reduce(
      (phrases, choices) => phrases.flatMap((phrase) => choices.map((choice) => `${phrase} ${choice}`)),
      [""],
    )
    .map((phrase) => phrase.trim().replace(/\s+/g, " "));
}
