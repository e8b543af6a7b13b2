import { createHash } from "node:crypto";
import { type FieldTexts, factFields, lineFieldName, lineFields, textsOf } from "./bill-fields.ts";
import type { KeptBill } from "./kept-bill.ts";
import { readBillForm } from "./read-bill-form.ts";

/** The names of a form's fields, in their order. */
function namesOf(lineIds: number[]): string[] {
  return [
    ...factFields,
    ...lineIds.flatMap((lineId) => lineFields.map((field) => lineFieldName(lineId, field))),
  ];
}

const MARK_CHARACTERS = 4;

/** Returns what a form was filled with when it was opened, four characters for each field: enough to see afterwards which fields
 *  the user changed. */
export function markForm(texts: FieldTexts, lineIds: number[]): string {
  return namesOf(lineIds)
    .map((name) => markOf(texts[name] ?? ""))
    .join("");
}

function markOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, MARK_CHARACTERS);
}

/** A field that the bill says something else in than when the form was opened. */
export interface ChangedField {
  name: string;
  /** What the bill says now; null: the line is gone. */
  present: string | null;
  /** What the form says; null where it was not changed there. */
  mine: string | null;
}

export interface MergedForm {
  /** What was changed meanwhile; empty where nothing that the form has was. */
  changes: ChangedField[];
  /** The form's own texts, and those of the bill where only they were changed. */
  texts: Record<string, string>;
  /** The form's lines without those that were removed meanwhile and not changed in the form. */
  lineIds: number[];
  /** Of the bill as it is now (`markForm`). */
  marks: string;
}

/** A form that was opened on an older state of a bill, held against the bill as it is now (`today`: an ISO day). Nothing that was changed on
 *  either side is lost: where both did, the form's text stays and the bill's is told. */
export function mergeForm(
  { texts, lineIds, marks }: { texts: FieldTexts; lineIds: number[]; marks: string },
  present: KeptBill,
  today: string,
): MergedForm {
  const names = namesOf(lineIds);
  const now = textsOf(present, lineIds);
  const asKept = textsAsKept(texts, lineIds, present, today);
  const goneLines = new Set(lineIds);
  for (const { lineId } of present.lines) goneLines.delete(lineId);
  const merged: Record<string, string> = {};
  const changes: ChangedField[] = [];
  const changedLines = new Set<string>();
  for (const [index, name] of names.entries()) {
    const mark = marks.slice(index * MARK_CHARACTERS, (index + 1) * MARK_CHARACTERS);
    const [mine, theirs] = [texts[name] ?? "", now[name] ?? ""];
    const [isMineChanged, isTheirsChanged] = [markOf(mine) !== mark, markOf(theirs) !== mark];
    merged[name] = isTheirsChanged && !isMineChanged ? theirs : mine;
    if (isMineChanged) changedLines.add(name.replace(/-[^-]*$/, ""));
    if (isTheirsChanged && mine !== theirs && asKept[name] !== theirs) {
      const isGone = [...goneLines].some((lineId) => name.startsWith(`line-${lineId}-`));
      changes.push({ name, present: isGone ? null : theirs, mine: isMineChanged ? mine : null });
    }
  }
  const keptIds = lineIds.filter((lineId) => !goneLines.has(lineId) || changedLines.has(`line-${lineId}`));
  return {
    changes,
    texts: { ...texts, ...merged },
    lineIds: keptIds,
    marks: markForm(textsOf(present, keptIds), keptIds),
  };
}

/** What a form would say after it was kept: '80' as '80.00'. Empty where it could not be kept. */
function textsAsKept(texts: FieldTexts, lineIds: number[], present: KeptBill, today: string): FieldTexts {
  const read = readBillForm(present, texts, { lineIds, hospital: present.hospital, today });
  if (read.outcome === "invalid") return {};
  const { hospital: _, ...kept } = textsOf(read.bill, lineIds);
  return kept;
}
