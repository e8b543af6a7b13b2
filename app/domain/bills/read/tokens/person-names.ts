import { boxOf, type Label } from "#app/domain/reading/labels/find-labels.ts";
import { foldCase } from "#app/domain/reading/labels/fold-text.ts";
import {
  boxAround,
  cellEnd,
  cellStart,
  cellsOf,
  heightOf,
  type Row,
  textOf,
} from "#app/domain/reading/page/rows.ts";
import type { Word } from "#app/platform/ocr/layout/document-text.ts";
import { trimEndOf } from "#app/platform/text/trim-end-of.ts";
import { isOrganisationWord } from "./organisation-words.ts";

/** The parts of a person's name, folded to lower case. */
export type PersonName = string[];

/** The people that labels name (patient, guarantor, insured …), so that nothing read from the document repeats them. */
export function findPersonNames(rows: Row[], labels: Label[]): PersonName[] {
  return labels
    .filter((label) => label.roles.party === "person" && introducesPerson(label))
    .flatMap((label) => {
      const inCell = nameParts(restOfCell(label));
      return inCell.length >= 2 ? [inCell] : [nextCell(label), ...cellsBelow(rows, label)].map(nameParts);
    })
    .filter((parts) => parts.length >= 2);
}

/** "New patient visit, moderate complexity" names no one: a label that stands inside other words has a colon, or a name in
 *  capitals and small letters after it. */
function introducesPerson({ row, start, end }: Label): boolean {
  const before = row.words.slice(cellStart(row, start), start);
  if (isTherapy(row, start, end)) return false;
  if (
    !before.some(({ text }) => /\p{L}/u.test(text)) ||
    row.words[end - 1]?.text.endsWith(":") ||
    row.words[end]?.text === ":"
  )
    return true;
  const [first, second] = row.words.slice(end, cellEnd(row, start));
  return [first, second].every((word) => word !== undefined && /^\p{Lu}\p{Ll}/u.test(word.text));
}

const THERAPY = /^(?:(?:re-?)?eval(?:uation)?s?|therap.*|exercises?|treatments?|visits?|sessions?)$/i;

/** "PT evaluation low complexity", "PT Eval": physical therapy, and no patient. */
function isTherapy({ words }: Row, start: number, end: number): boolean {
  const next = words[end]?.text ?? "";
  const isAbbreviated = end - start === 1 && /^PT$/.test(words[start]?.text ?? "");
  return isAbbreviated && THERAPY.test(trimEndOf(next, /[.,:;]/));
}

/** Whether a text repeats two parts of one person's name. */
export function namesPerson(text: string, persons: PersonName[]): boolean {
  const words = new Set(foldCase(text).split(/[^a-z']+/));
  return persons.some((parts) => parts.filter((part) => words.has(part)).length >= 2);
}

/** The mark before a service that was given: "[X]", "☒". */
const TICK = /^(?:\[[xX✓✔]?\]?|[xX]?\]|[☐☒☑✓✔])$/;

/** The description that these words of a charge make, free of numbers that identify and of people's names; null when nothing is left. */
export function describeCharge(words: Word[], persons: PersonName[]): string | null {
  const printed = textOf(
    words.filter(
      ({ text }) =>
        !TICK.test(text) && !/\d{6}|@|\d{3}-\d{4}|\d{1,2}[/-]\d{1,2}[/-]\d{2}|^\d{1,2}:\d{2}$/.test(text),
    ),
  ).replace(/^[^\p{L}\d(]+/u, "");
  const text = trimEndOf(printed, /[^\p{L}\d)%]/u)
    .replace(/ (?:x|QTY)$/, "") // of "2 x 61.00"
    .replace(/^(?:CPT|HCPCS|CDT)[:#.]? /i, "");
  return /\p{L}{2}/u.test(text) && !namesPerson(text, persons) ? text : null;
}

const restOfCell = ({ row, start, end }: Label): Word[] => row.words.slice(end, cellEnd(row, start));

function nextCell({ row, start }: Label): Word[] {
  const next = cellEnd(row, start);
  return row.words.slice(next, next < row.words.length ? cellEnd(row, next) : next);
}

function cellsBelow(rows: Row[], label: Label): Word[][] {
  const box = boxOf(label);
  const index = rows.indexOf(label.row);
  return rows.slice(index + 1, index + 3).flatMap((row) => {
    if (row.pageIndex !== label.row.pageIndex || row.box.top - box.bottom > 2 * heightOf(box)) return [];
    return cellsOf(row).filter((words) => Math.abs(boxAround(words).left - box.left) < 3 * heightOf(box));
  });
}

/** "SMITH, JOHN A" and "John A. Smith" are names; a cell with other words, or of more than five, is not. */
function nameParts(words: Word[]): PersonName {
  if (words.length < 2 || words.length > 5) return [];
  const looksLikeName = words.every(
    (word) => /^[\p{L}'’.,-]+$/u.test(word.text) && !isOrganisationWord(word.text),
  );
  if (!looksLikeName) return [];
  return words.map((word) => foldCase(word.text).replace(/[^a-z']/g, "")).filter((part) => part.length >= 3);
}
