import { wordsIn } from "#app/content/words/words.ts";
import type { KeptBill } from "#app/domain/bills/kept/kept-bill.ts";
import type { ChangedField } from "#app/domain/bills/kept/merge-form.server.ts";
import { say } from "#app/domain/language/say.ts";

export interface SaidChange {
  /** The field that it is about. */
  name: string;
  sentence: string;
}

/** What another window changed of a bill, field by field. `lineIds`: the lines that the form had. */
export function sayChanges(changes: ChangedField[], { lines }: KeptBill, lineIds: number[]): SaidChange[] {
  const words = wordsIn("en").billReview;
  const { conflict } = words;
  const order = lines.map(({ lineId }) => lineId);
  return changes.map(({ name, present, mine }) => {
    const field = sayField(name, order, lineIds);
    if (present === null) {
      const sentence =
        mine === null
          ? say("en", conflict.goneUnchanged, { field })
          : say("en", conflict.gone, { field, mine });
      return { name, sentence };
    }
    const now = present || conflict.nothing;
    const sentence =
      mine === null
        ? say("en", conflict.theirs, { field, present: now })
        : say("en", conflict.both, { field, present: now, mine: mine || conflict.nothing });
    return { name, sentence };
  });
}

/** 'Statement date', or 'Line 3, Charge'. */
export function sayField(name: string, order: number[], lineIds: number[]): string {
  const words = wordsIn("en").billReview;
  const [, id, field] = /^line-(\d+)-(\w+)$/.exec(name) ?? [];
  if (id === undefined || field === undefined)
    return factNames[name as keyof typeof factNames] ?? words.notShown;
  const at = order.indexOf(Number(id));
  const line = (at < 0 ? lineIds.indexOf(Number(id)) : at) + 1;
  return say("en", words.conflict.ofLine, { line, field: lineNames[field as keyof typeof lineNames] });
}

const en = wordsIn("en").billReview;
const factNames = {
  providerName: en.providerName,
  hospital: en.hospital.legend,
  statementDate: en.statementDate,
  firstServiceDate: en.firstServiceDate,
  lastServiceDate: en.lastServiceDate,
  chargesCents: en.chargesCents,
  adjustmentsCents: en.adjustmentsCents,
  insurancePaidCents: en.insurancePaidCents,
  patientPaidCents: en.patientPaidCents,
  otherPaidCents: en.otherPaidCents,
  amountDueCents: en.amountDueCents,
  ...en.correspondence.fields,
};
const lineNames = {
  serviceDate: en.lines.serviceDate,
  description: en.lines.description,
  codeType: en.lines.codeType,
  code: en.lines.code,
  modifiers: en.lines.modifiers,
  revenueCode: en.lines.revenueCode,
  units: en.lines.units,
  unitPriceCents: en.lines.unitPriceCents,
  amountCents: en.lines.amountCents,
};
