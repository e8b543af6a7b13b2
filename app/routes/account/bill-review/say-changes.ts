import { type Words, wordsIn } from "#app/content/words/words.ts";
import type { KeptBill } from "#app/domain/bills/kept/kept-bill.ts";
import type { ChangedField } from "#app/domain/bills/kept/merge-form.server.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";

export interface SaidChange {
  /** The field that it is about. */
  name: string;
  sentence: string;
}

/** What another window changed of a bill, field by field. `lineIds`: the lines that the form had. */
export function sayChanges(
  language: Language,
  changes: ChangedField[],
  { lines }: KeptBill,
  lineIds: number[],
): SaidChange[] {
  const words = wordsIn(language).billReview;
  const { conflict } = words;
  const order = lines.map(({ lineId }) => lineId);
  return changes.map(({ name, present, mine }) => {
    const field = sayField(language, name, order, lineIds);
    if (present === null) {
      const sentence =
        mine === null
          ? say(language, conflict.goneUnchanged, { field })
          : say(language, conflict.gone, { field, mine });
      return { name, sentence };
    }
    const now = present || conflict.nothing;
    const sentence =
      mine === null
        ? say(language, conflict.theirs, { field, present: now })
        : say(language, conflict.both, { field, present: now, mine: mine || conflict.nothing });
    return { name, sentence };
  });
}

/** 'Statement date', or 'Line 3, Charge'. */
export function sayField(language: Language, name: string, order: number[], lineIds: number[]): string {
  const words = wordsIn(language).billReview;
  const [, id, field] = /^line-(\d+)-(\w+)$/.exec(name) ?? [];
  if (id === undefined || field === undefined) return factNames(words)[name] ?? words.notShown;
  const at = order.indexOf(Number(id));
  const line = (at < 0 ? lineIds.indexOf(Number(id)) : at) + 1;
  return say(language, words.conflict.ofLine, { line, field: lineNames(words.lines)[field] ?? field });
}

const factNames = (words: Words["billReview"]): Record<string, string> => ({
  providerName: words.providerName,
  hospital: words.hospital.legend,
  statementDate: words.statementDate,
  firstServiceDate: words.firstServiceDate,
  lastServiceDate: words.lastServiceDate,
  chargesCents: words.chargesCents,
  adjustmentsCents: words.adjustmentsCents,
  insurancePaidCents: words.insurancePaidCents,
  patientPaidCents: words.patientPaidCents,
  otherPaidCents: words.otherPaidCents,
  amountDueCents: words.amountDueCents,
  ...words.correspondence.fields,
});
const lineNames = (words: Words["billReview"]["lines"]): Record<string, string> => ({
  serviceDate: words.serviceDate,
  description: words.description,
  codeType: words.codeType,
  code: words.code,
  modifiers: words.modifiers,
  revenueCode: words.revenueCode,
  units: words.units,
  unitPriceCents: words.unitPriceCents,
  amountCents: words.amountCents,
});
