import { foldCase } from "../labels/fold-text.ts";

/** What single words of a label say, English and Spanish, also where OCR or a line printer cut them: a label that no
 *  dictionary lists is told by them. */
const CONCEPTS = {
  total: /\b(?:tota?ls?|tot|grand|sum|suma|todos|all)\b/,
  charge:
    /\b(?:charges?|charged|chgs?|chrgs?|billed|fees?|price|prices|cost|costs|cargos?|costo|gastos|facturad[oa]|services|servicios|exams?|procedures?)\b/,
  subtotal: /\bsub ?-?total(?:es)?\b/,
  due: /\b(?:due|owe|owes|owed|owing|pay this|please pay|pay now|pay today|remit|to pay|deuda|debe|adeudad[oa]|pagar|responsibility|resp|liability|responsabilidad|portion|share|payable|outstanding|unpaid|left to pay)\b/,
  balance: /\b(?:balance|bal|saldo)\b/,
  previous: /\b(?:previous|prior|prev|forward|brought|beginning|opening|last|anterior|previo|past)\b/,
  now: /\b(?:now|current|new|remaining|today|ending|final|net|actual|nuevo|pendiente)\b/,
  payment: /\b(?:payments?|paid|pmts?|pymts?|pays|pago|pagos|pagado|pago|credits?|creditos?|deposit)\b/,
  insurer:
    /\b(?:insurance|ins|plan|plans|insurer|medicare|medicaid|primary|secondary|carrier|seguro|aseguradora|hmo|ppo)\b/,
  adjustment:
    /\b(?:adjust\w*|adjs?|discount\w*|disc|write-?offs?|savings?|reduc\w*|allowances?|contractual|negotiated|ajustes?|descuentos?|rebaja\w*)\b/,
  allowed: /\b(?:allowed|allowable|eligible|covered|permitid[oa]|approved)\b/,
  share: /\b(?:deductible|copay\w*|co-?pay\w*|coins\w*|co-?insurance|deducible|copago|coaseguro)\b/,
  fee: /\b(?:interest|late|finance|collection|penalty|intereses|recargos?)\b/,
  tax: /\b(?:tax|gst|sst|vat|rounding|impuestos?)\b/,
  before: /\b(?:was ow(?:ed|ing)|were owed|was due|before|antes|original|gross|itemization|principal)\b/,
  you: /\b(?:you|your|patient|guarantor|usted|su|paciente|member)\b/,
  part: /\b(?:visit|section|department|dept|page|subtotal|visita|pagina|encounter)\b/,
  plan: /\b(?:monthly (?:payment|amount)|month's (?:payment|installment)|payment plan|installments?|minimum|offer|settle\w*|discounted|if paid|pay in full)\b/,
  enclosed: /\b(?:enclosed|remitted|amount paid \$?)\b/,
  ageing: /\b(?:\d{1,3} ?(?:-|to) ?\d{2,3}|over|days|aging|ageing|dias)\b/,
  estimate: /\b(?:estimated?|expected|est|estimad[oa]|esperad[oa])\b/,
} as const;

export type LabelConcept = keyof typeof CONCEPTS;

/** The concepts that a label's text holds. */
export function conceptsIn(text: string): LabelConcept[] {
  const folded = foldCase(text).replace(/[’`´]/g, "'");
  return (Object.keys(CONCEPTS) as LabelConcept[]).filter((concept) => CONCEPTS[concept].test(folded));
}
