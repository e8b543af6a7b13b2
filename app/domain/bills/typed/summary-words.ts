import { anyOf, oneOf } from "./long-patterns.ts";
/** What a row without a code says about its amount, where it isn't a charge. "part": the sum of a section; "other": of no total
 *  that is read, such as a deductible, an earlier balance or a payment plan. */
export type SummaryRole =
  | "total"
  | "subtotal"
  | "part"
  | "due"
  | "adjustment"
  | "insurance-paid"
  | "patient-paid"
  | "paid"
  | "other";

/** What a label says, in the order in which it is looked for. */
export interface SummaryWords {
  role: SummaryRole | "payment" | null;
  pattern: RegExp;
  /** Words with which it is something else. */
  but?: RegExp;
}

/** A label says what it is in its first words; no row of a bill is longer. */
export const MAX_LABEL_CHARACTERS = 500;

/** Of labels in lower case, without the text in brackets. */
// input: at most MAX_LABEL_CHARACTERS characters
export const SUMMARY_WORDS: readonly SummaryWords[] = [
  {
    role: "other",
    pattern:
      /\b(?:previous|prior|prev|beginning|opening|old|last) (?:\w+ )?(?:balance|bal|due|statement|bill|amount)\b|\b(?:balance|bal) (?:brought )?forward\b|\bpast due\b/,
    but: /^(?:balance|bal) forward to patient/,
  },
  {
    role: "other",
    pattern: anyOf(
      oneOf(
        /\b/,
        [
          "payment plan",
          "plan of",
          "payment arrangement",
          /installments?/,
          "minimum",
          "monthly payment",
          "per month",
          "enclosed",
          "settlement",
          "if paid",
          "late fee",
          "finance charge",
          "tax id",
          "waived",
          "income",
          "change",
        ],
        /\b/,
      ),
      /^no charge$|^not charged$|^(?:interest|cr)$/,
    ),
    but: /\b(?:minimum(?:ly)? invasive|dressing|catheter|position|tube)\b/,
  },
  {
    role: "due",
    pattern: anyOf(
      /\b(?:they|hospital) (?:want|wants|say i owe|says i owe|expect)\b/,
      /\b(?:have|need|must|got|should|supposed) to pay|\bi (?:must|should) pay\b/,
      /\bi must pay\b/,
      oneOf(
        /^(?:your |my )?/,
        [
          "pay",
          "me",
          "mine",
          "my part",
          "my share",
          "my cost",
          "i pay",
          "you pay",
          "final",
          "left",
          "leaves",
          "leaving",
          "still left",
          /what.?s left/,
          "remaining",
          "rest",
          "to pay",
          "pay now",
          "now due",
          "due now",
          "due",
          "owe",
          "owed",
          "owing",
          "i owe",
          "you owe",
          "still owe",
          "debo",
          "open",
        ],
        /$/,
      ),
      /^total after\b/,
    ),
  },
  { role: "due", pattern: /\b(?:please pay|pay this|amount to pay|pay online|pay in full)\b/ },
  {
    role: "due",
    pattern: anyOf(
      oneOf(
        /\b/,
        ["amt", "amount", "balance", "bal", "total", "totals", "now", "payment", "net", "sum", "still"],
        /\b.*\b(?:due|owed?|owing)\b/,
      ),
      /\b(?:i|you|we|patient|pt|guarantor|member)(?: still| now)? (?:owe|owes|owed|pay|pays)\b/,
      /\bdue (?:from|by|now|today)\b/,
      /\b(?:patient|pt|pat|member|co-?insurance|co-?pay|deductible) due\b/,
    ),
    but: /\bpaid\b|\b(?:ins\w*|plan|payer) (?:due|owes?|balance|pays)\b/,
  },
  {
    role: "adjustment",
    pattern: anyOf(
      oneOf(
        /\b/,
        [
          /adjustments?/,
          /adjs?/,
          "adjst",
          /adjmts?/,
          "adjust",
          "adjusted",
          /write[- ]?(?:offs?|downs?)/,
          "wrote off",
          "written off",
          /discounts?/,
          "contractual",
          /allowances?/,
          "courtesy",
          "charity",
          "savings",
          "saved",
          /reductions?/,
          "reduced",
          "financial assistance",
          /sliding (?:scale|fee)/,
          "knocked off",
          "took off",
          "taken off",
          "% off",
          "minus",
          /ajustes?/,
          /descuentos?/,
        ],
        /\b/,
      ),
      /^(?:(?:ins|insurance|plan|medicare) )?(?:disc|discnt|w\/o)$/,
      /\b(?:pay|cash|uninsured|ins|plan|patient|prompt) disc\b/,
      /\bprompt[- ]?pay(?:ment)? -?\d+ ?%/,
    ),
    but: anyOf(
      oneOf(
        /\b/,
        [
          /spin(?:e|al)/,
          /chiro\w*/,
          "manual",
          /manipulat\w*/,
          "band",
          "device",
          "frame",
          "wheelchair",
          "dose",
          "lens",
          "pump",
          "brace",
          "orthotic",
          /prosthe\w*/,
          "denture",
          "bite",
          "occlusal",
          "pacemaker",
          "hearing",
          "before",
          "after",
          /payments? (?:and|&|\/)/,
        ],
        /\b/,
      ),
      /payments?\/|^total due/,
    ),
  },
  {
    role: "payment",
    pattern: anyOf(
      oneOf(
        /\b/,
        [
          /payments?/,
          "paid",
          "pd",
          /pmts?/,
          /pymts?/,
          "refunded",
          "collected",
          "i sent",
          "covered by",
          /pagos?/,
          /pagad[oa]/,
        ],
        /\b/,
      ),
      /\b(?:ins\w*|plan|medicare|medicaid) (?:covered|pays|will pay|check|ck|pmt|remit)\b/,
      /\b(?:copay|deposit) (?:received|made)\b/,
      oneOf(
        /^(?:your |my )?/,
        [
          /deposits?/,
          "cash",
          "check",
          "visa",
          "mastercard",
          "amex",
          "discover",
          "credit card",
          "debit card",
          "card",
          "insurance",
          "ins",
          "plan",
          "medicare",
          "medicaid",
          /(?:visa|mastercard|mc|amex|discover|card) [*x#\d ]+/,
        ],
        /$/,
      ),
    ),
    but: /\b(?:unpaid|payments? due|due)\b|\b(?:adjustments?|adjs?) (?:and|&)|payments?\/adj|payments? (?:and|&) (?:adj|credits?)/,
  },
  { role: "other", pattern: /\b(?:payments?|pmts?) ?(?:and|&|\/) ?(?:adj\w*|credits?|discounts?)\b/ },
  {
    role: "due",
    pattern: anyOf(
      /\b(?:patient|pt|pat|your|my|guarantor|member)(?:'s)? (?:balance|bal|responsib\w*|resp|portion|share|cost|part|amount)\b/,
      oneOf(
        /\b/,
        [
          "current",
          "new",
          "remaining",
          "outstanding",
          "account",
          "acct",
          "ending",
          "final",
          "statement",
          "unpaid",
          /self[- ]?pay/,
          "net",
        ],
        / (?:balance|bal)\b/,
      ),
      /^(?:your |my )?(?:balance|bal|saldo)\b|\b(?:balance|bal) (?:remaining|after)\b/,
      /^responsibility$|\b(?:patient|your) responsib|\bsaldo\b/,
    ),
    but: /\b(?:ins|insurance|plan|medicare|payer) (?:balance|resp\w*|portion)\b|^balance (?:train\w*|therap\w*|test\w*|assess\w*|exerc\w*|eval\w*)/,
  },
  {
    role: "other",
    pattern: anyOf(
      oneOf(
        /\b/,
        [
          "deductible",
          "ded",
          /co-?insurance/,
          "coins",
          /co-?pays?/,
          "copayment",
          /out[- ]of[- ]pocket/,
          "oop",
          /non-?covered/,
          "not covered",
          "allowed",
          "allowable",
          "negotiated rate",
          "pending",
          "0-30",
          "31-60",
          "61-90",
          "91-120",
          /over \d+ days/,
          "aging",
        ],
        /\b/,
      ),
      /^(?:estimate[ds]?|est\.?|gfe|good faith estimate)\b/,
      /\bestimated? (?:charges?|costs?|total|insurance|patient)\b/,
    ),
  },
];
