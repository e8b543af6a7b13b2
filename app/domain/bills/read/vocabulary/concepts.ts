import type { Phrase } from "#app/domain/reading/labels/phrases.ts";
import { listPhrases } from "#app/domain/reading/labels/phrases.ts";

/** That something was paid. */
export const payments: readonly Phrase[] = listPhrases(
  `deposit|pagado|pago(s)|paid|payment(s)|pays|pmt(s)|pymt(s)`,
);

/** The meaning of single words in amount labels, English and Spanish, even if OCR or a line printer cut them.
 *  Used for labels that no dictionary lists. */
export const amountConcepts = {
  total: ["all", "grand", "sum", "suma", "tot(a)l(s)"],
  charge:
    listPhrases(`billed|cargo(s)|charged|charge(s)|chg(s)|cost(s)|exam(s)|facturado|fee(s)|price(s)|procedure(s)|
    services|servicios`),
  subtotal: ["sub( )(-)total(es)"],
  due: listPhrases(`adeudada|adeudado|debe|deuda|due|left to pay|liability|outstanding|owed|owe(s)|owing|pagar|pay now|
    pay this|pay today|payable|please pay|portion|remit|resp|responsabilidad|responsibility|share|to pay|
    unpaid`),
  balance: ["bal", "balance", "saldo"],
  previous: ["beginning", "brought", "forward", "last", "opening", "past", "previous", "prior"],
  now: ["actual", "current", "ending", "final", "net", "new", "now", "pendiente", "remaining", "today"],
  payment: [...payments, "credito(s)", "credit(s)"],
  insurer: listPhrases(`hmo|ins|insurance|insurer|medicaid|medicare|plan(s)|ppo|primary|seguro`),
  adjustment:
    listPhrases(`adj(s)|adjust*|ajuste(s)|allowance(s)|contractual|descuento(s)|disc|discount*|negotiated|reduc*|
    saving(s)|write(-)off(s)`),
  allowed: ["allowable", "allowed", "approved", "covered", "eligible"],
  share: ["co(-)insurance", "co(-)pay*", "coins*", "copago", "copay*", "deductible"],
  fee: ["collection", "finance", "interest", "late", "penalty"],
  tax: ["tax"],
  before: ["antes", "before", "gross", "itemization", "original", "principal"],
  you: ["guarantor", "member", "paciente", "patient", "su", "usted", "you", "your"],
  part: ["department", "dept", "encounter", "page", "pagina", "section", "subtotal", "visit", "visita"],
  plan: listPhrases(
    `if paid|installment(s)|minimum|month's payment|monthly payment|offer|pay in full|payment plan|settle*`,
  ),
  enclosed: ["amount paid", "enclosed"],
  ageing: [/\d{1,3} ?(?:-|to) ?\d{2,3}/, "aging", "days", "over"],
  estimate: ["est", "estimate(d)", "expected"],
} as const satisfies Record<string, readonly Phrase[]>;

/** What single words next to a day say about it. */
export const dateConcepts = {
  statement: listPhrases(
    `bill|billing|estado|estimate|factura|inv|invoice|letter|notice|receipt|statement|stmt`,
  ),
  issued:
    listPhrases(`as of|billed|closed|close(s)|closing|created|creation|cycle|drawn up|emision|generated|invoiced|
    issue(d)|mailed|prepared|sent|written`),
  date: ["date", "dated", "fecha", "on"],
  due: ["antes", "before", "by", "due", "limite", "pay by", "payable", "return", "until", "vencimiento"],
  service:
    listPhrases(`admission|admit*|alta|atencion|care|collected|collection|discharge*|dos|encounter|exam|from|performed|
    procedure|scheduled|seen|service(s)|servicio|session|specimen|stay|surgery|through|thru|transport|
    treatment|visit|visita`),
  birth: ["age", "birth", "born", "dob", "nacimiento", "sex"],
  payment: [...payments, "check", "last", "posted", "received"],
  printed: ["fax", "form", "page", "print", "printed", "rev", "run"],
  valid: ["appeal", "dispute", "effective", "end(s)", "exp", "itemization", "next", "offer", "valid"],
  signed: ["accident", "firma", "illness", "injury", "sign", "signature", "signed"],
  claim: ["claim(s)"],
  processed: ["finalized", "processed", "processing"],
  order: ["final", "order*", "read", "referr*", "report", "reported", "request*", "result*"],
} as const satisfies Record<string, readonly Phrase[]>;
