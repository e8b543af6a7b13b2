import { boxOf, type Label } from "#app/domain/reading/labels/find-labels.ts";
import { foldCase, squash } from "#app/domain/reading/labels/fold-text.ts";
import { beginsBelow, isWithinReach } from "#app/domain/reading/page/geometry.ts";
import { boxAround, cellEnd, cellsOf, type Row, textOf } from "#app/domain/reading/page/rows.ts";
import { type PrintedValue, printedAt } from "#app/domain/reading/values/printed-at.ts";
import type { Word } from "#app/platform/ocr/layout/document-text.ts";
import { trimEndOf } from "#app/platform/text/trim-end-of.ts";
import { isGivenName } from "../tokens/given-names.ts";
import { isOrganisationWord } from "../tokens/organisation-words.ts";
import { findAddressBelow } from "./postal-addresses.ts";
import type { TextBlock } from "./text-blocks.ts";

/** Who was cared for and where mail reaches them. Null = not printed, or not surely read. */
export interface PrintedPatient {
  /** As "Ana M. Ruiz". */
  patientName: PrintedValue<string> | null;
  /** On one line. */
  patientAddress: PrintedValue<string> | null;
}

const PATIENT = new Set(
  ["patient", "patient name", "patient s name", "paciente", "nombre del paciente"].map(squash),
);

/** Returns the patient by the label next to or above the name, and the address below the same name. */
export function findPatient(
  rows: Row[],
  labels: readonly Label[],
  blocks: readonly TextBlock[],
): PrintedPatient {
  const named = labels
    .filter(({ key, roles }) => roles.party === "person" && PATIENT.has(key))
    .flatMap((label) => nameOf(label, rows) ?? []);
  const [first, ...others] = named;
  if (!first || others.some(({ value }) => !isSamePerson(value, first.value))) {
    return { patientName: null, patientAddress: null };
  }
  const patientAddress = findAddressBelow(blocks, (text) => isSamePerson(writeName(text) ?? "", first.value));
  return { patientName: first, patientAddress };
}

function nameOf(label: Label, rows: Row[]): PrintedValue<string> | null {
  const { row, start, end } = label;
  const cell = cellEnd(row, start);
  const beside = row.words.slice(end, cell);
  const next = cell < row.words.length ? row.words.slice(cell, cellEnd(row, cell)) : [];
  const below = rows[row.index + 1];
  const box = boxOf(label);
  const under =
    below && below.pageIndex === row.pageIndex && isWithinReach(box, below.box)
      ? cellsOf(below).find((words) => beginsBelow(box, boxAround(words)))
      : undefined;
  for (const [words, of] of [
    [beside, row],
    [next, row],
    [under ?? [], below ?? row],
  ] as [Word[], Row][]) {
    const name = writeName(textOf(words));
    const isSaid = row.words[end - 1]?.text.endsWith(":") || name?.split(" ").some(isGivenName);
    if (name !== null && isSaid) return printedAt(name, of, words);
  }
  return null;
}

const MIN_PARTS = 2;
const MAX_PARTS = 4;

/** Returns a name such as "RUIZ, ANA M" as "Ana M. Ruiz"; null: the text isn't a name of a person. */
function writeName(text: string): string | null {
  const printed = trimEndOf(text, /[\s,;.]/).replace(/^[:\s]+/, "");
  if (!/^[\p{L}'’.,\s-]+$/u.test(printed)) return null;
  const [last = "", given] = printed.split(",").map((part) => part.trim());
  const parts = (given === undefined ? printed : `${given} ${last}`).split(/\s+/);
  const isName =
    parts.length >= MIN_PARTS &&
    parts.length <= MAX_PARTS &&
    (printed.match(/,/g) ?? []).length <= 1 &&
    parts.every((part) => /^\p{Lu}/u.test(part) && !isOrganisationWord(part) && !NO_NAME.test(part)) &&
    parts.filter((part) => part.replace(/\W/g, "").length >= 2).length >= MIN_PARTS;
  return isName ? parts.map(writePart).join(" ") : null;
}

/** Words of labels and headings. */
const NO_NAME =
  /^(?:account|acct|address|admit|age|amount|balance|birth|class|code|control|date|dob|id|info|information|insurance|name|no|none|number|portion|pay|paid|payment|payments|phone|plan|provider|relationship|responsibility|self|service|services|sex|status|statement|total|type|visit|your|you|owe|due)$/i;

function writePart(part: string): string {
  if (/^\p{Lu}$/u.test(part)) return `${part}.`;
  return part.length > 2 && part === part.toUpperCase()
    ? part.toLowerCase().replace(/(?<=^|[-'’])\p{L}/gu, (letter) => letter.toUpperCase())
    : part;
}

/** Whether two names share first and last part. */
function isSamePerson(name: string, other: string): boolean {
  const partsOf = (text: string) => foldCase(text).replace(/\./g, "").split(/\s+/);
  const [parts, others] = [partsOf(name), partsOf(other)];
  return parts[0] === others[0] && parts.at(-1) === others.at(-1);
}
