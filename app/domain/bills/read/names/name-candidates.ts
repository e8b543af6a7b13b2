import type { Label } from "#app/domain/reading/labels/find-labels.ts";
import { lookUpLabel } from "#app/domain/reading/labels/look-up-label.ts";
import type { PartyRole } from "#app/domain/reading/labels/party-labels.ts";
import { bothEnds } from "#app/domain/reading/page/both-ends.ts";
import { boxAround, cellEnd, cellsOf, type Part, type Row, textOf } from "#app/domain/reading/page/rows.ts";
import type { DocumentKind } from "../tokens/document-kind.ts";
import { isGivenName } from "../tokens/given-names.ts";
import { isNotJustName, isOrganisationWord, readOrganisation } from "../tokens/organisation-words.ts";
import { namesPerson, type PersonName } from "../tokens/person-names.ts";
import { endsWithColon, labelAbove, labelBehind, labelBeside } from "./label-of-name.ts";
import { asCandidate, type NameCandidate, readName } from "./name-candidate.ts";
import {
  INSIDE_NAME,
  leadingName,
  leadsToPlace,
  withoutContact,
  withoutFieldNumber,
  withoutFullStop,
  withoutSentenceEnd,
} from "./name-words.ts";
import { listNamesInside } from "./names-inside-lines.ts";
import { listNamesOverLines } from "./names-over-lines.ts";
import { lettersOf } from "./same-name.ts";
import { endsInPhrase, joinWrappedNames, listNameContinuations } from "./wrapped-names.ts";

export interface LabelledDocument {
  rows: Row[];
  labels: Label[];
  /** Headings and charges, where a "Laboratory" is a service. */
  tableRows: Set<Row>;
  /** The people the document names, whom no name may repeat. */
  persons: PersonName[];
  kind: DocumentKind;
}

/** More than three pages have. */
const MAX_ROWS = 600;
const MAX_NAMES = 150;

/** Returns the rows that names are looked for in: a letterhead is on the first page or the second, a remittance slip on the
 *  last. */
export function rowsWithNames(rows: Row[]): Row[] {
  const lastPage = rows.at(-1)?.pageIndex ?? 0;
  return bothEnds(
    rows.filter((row) => row.pageIndex <= 1 || row.pageIndex === lastPage),
    MAX_ROWS,
  );
}

/** Every line that may be an organisation's name, and the names that take two lines. */
export function listNameCandidates(
  { labels, tableRows, persons }: LabelledDocument,
  rows: Row[],
): NameCandidate[] {
  const whole = [...listCandidates(rows, labels, tableRows), ...listNamesInProse(rows, labels)];
  const inside = listNamesInside(rows, tableRows).filter(
    (name) => !whole.some(({ row, text }) => row === name.row && text.includes(name.text)),
  );
  const lines = [...whole, ...inside, ...listNamesOverLines(rows)].filter(
    ({ text }) => !namesPerson(text, persons),
  );
  const telling = bothEnds(lines, MAX_NAMES);
  const rests = bothEnds(listNameContinuations(rows, labels), MAX_NAMES);
  const printed = rows.map(({ words }) => lettersOf(textOf(words)));
  const ofTwoLines = joinWrappedNames(telling, [...telling, ...rests], printed);
  const ofThreeLines = joinWrappedNames(ofTwoLines, [...telling, ...rests], printed);
  const ofFourLines = joinWrappedNames(ofThreeLines, [...telling, ...rests], printed);
  return [...telling, ...[...ofTwoLines, ...ofThreeLines, ...ofFourLines].filter(isWholeName)];
}

/** Lines that no word tells whose they are may go on in the next one: "Helixa / Precision Testing, / LLC". */
const isWholeName = (name: NameCandidate) => name.organisation.kind !== "unknown" && !endsInPhrase(name);

function listCandidates(rows: Row[], labels: Label[], tableRows: Set<Row>): NameCandidate[] {
  const parties = labels.filter((label) => label.roles.party);
  return rows.flatMap((row, index) => {
    if (tableRows.has(row)) return [];
    const labelsHere = labels.filter((label) => label.row === row);
    const partiesHere = parties.filter((label) => label.row === row);
    return segmentsOf(row, labelsHere).flatMap(({ words, label }) => {
      // Correcting joins words, so the text as printed decides what isn't a name.
      if (words.some((_, index) => leadsToPlace(words, index))) return [];
      if (isNotJustName(textOf(words)) || !/\p{L}{3}/u.test(textOf(words)) || words.length > 14) return [];
      const text = withoutFullStop(readName(words, row));
      const organisation = readOrganisation(text);
      if (organisation.kind === "none" || lookUpLabel(text)) return [];
      const box = boxAround(words);
      const role = label
        ? roleBehind(label, rows.slice(index, index + ROWS_TO_ADDRESSEE))
        : (labelBeside(row, box, partiesHere) ??
          labelBehind(row, box, partiesHere) ??
          labelAbove(rows, index, box, parties));
      return [{ ...asCandidate(words, row, text), box, role }];
    });
  });
}

function roleBehind(label: Label, following: readonly Row[]): PartyRole {
  return isOfSender(label, following) ? "provider" : (label.roles.party ?? "identifier");
}

/** "From: Tamarack Emergency Medicine" above "To: Priya Nair" says whose letter it is; "To: Mercy Hospital" says where someone
 *  was taken. */
function isOfSender({ key }: Label, following: readonly Row[]): boolean {
  const addressed = following.flatMap(cellsOf).filter(([to]) => /^to:?$/i.test(to?.text ?? ""));
  return key === "from" && addressed.some(([, ...name]) => readsLikePerson(name));
}

/** An address may stand between whom a letter is from and whom it is to. */
const ROWS_TO_ADDRESSEE = 5;

const readsLikePerson = (name: Row["words"]) =>
  isGivenName(name[0]?.text ?? "") && !name.some(({ text }) => isOrganisationWord(text));

/** Names that a sentence introduces: "a debt that you owe to Fairmeadow Hospital." They may run on to the next line. */
function listNamesInProse(rows: Row[], labels: Label[]): NameCandidate[] {
  return labels.filter(introducesName).flatMap((label) => {
    const { row } = label;
    const index = rows.indexOf(row);
    if (index < 0) return [];
    const next = rows[index + 1];
    const rest = row.words.slice(label.end);
    const goesOn =
      next?.pageIndex === row.pageIndex &&
      !isWholeBefore(next, rest) &&
      !labels.some((other) => other.row === next && other.start === 0);
    const words = leadingName([...rest, ...(goesOn ? next.words : [])]);
    const text = withoutSentenceEnd(readName(words, row));
    const organisation = readOrganisation(text);
    if (words.length < 2 || organisation.kind === "none" || organisation.kind === "unknown") return [];
    const box = boxAround(words.slice(0, Math.max(1, Math.min(words.length, rest.length))));
    const role = label.roles.party ?? null;
    return [{ ...asCandidate(words, row, text), box, role }];
  });
}

/** "Fairmeadow Hospital" is whole where the next line goes on with "Text, phone and online"; "Fairmeadow" before "Hospital" is not. */
function isWholeBefore(next: Row, rest: Row["words"]): boolean {
  const [last = "", first = ""] = [rest.at(-1)?.text, next.words[0]?.text];
  return isOrganisationWord(last) && !isOrganisationWord(first) && !INSIDE_NAME.test(first);
}

function introducesName({ row, start, end, roles }: Label): boolean {
  const last = row.words[end - 1]?.text.toLowerCase() ?? "";
  const opens = row.cellStarts.includes(start);
  // "Outpatient visit at" heads what was charged there; inside a sentence it may be another's care.
  if (last === "at") return roles.party === "provider" && opens;
  // Below "Make checks payable to" at the head of a cell stands a name with its address, and no sentence.
  const isPaid = roles.party === "payee" && !opens;
  const isOfProvider = roles.party === "creditor" || roles.party === "provider" || isPaid;
  return isOfProvider && end - start > 1 && ["to", "with", "from", "by", "of"].includes(last);
}

/** The cells of a row, cut further where a label with a colon names what follows ("Provider: St. Fintan Hospital"). */
function segmentsOf(row: Row, labels: Label[]): { words: Row["words"]; label: Label | null }[] {
  const naming = labels.filter(
    (label) =>
      endsWithColon(row, label) || opensCell(row, label) || namesSystem(label) || namesProvider(row, label),
  );
  return listParts(row).flatMap(({ start, end }) => {
    const inside = naming.filter((label) => label.start >= start && label.start < end);
    const first = inside[0]?.start ?? end;
    const segments = inside.map((label, index) => ({
      words: withoutContact(row, label.end, inside[index + 1]?.start ?? end, labels),
      label,
    }));
    const unlabelled = withoutFieldNumber(withoutContact(row, start, first, labels));
    return [{ words: unlabelled, label: null }, ...segments].filter(({ words }) => words.length > 0);
  });
}

/** Marks that set parts of a line apart, and boxes to tick. */
const PARTING = /^[|•·☐☑☒□▢©®™✂▾▸]+$|^\*{2}/;

/** The cells of a row, cut at the marks that set parts of a line apart: "Mercy Hospital | 12 Main St", "Mercy Hospital • Account";
 *  and between a product or a brand and whose it is: "MyCareLink by Three Bridges Care". */
function listParts(row: Row): Part[] {
  return row.cellStarts.flatMap((start) => {
    const end = cellEnd(row, start);
    const parts = [];
    let from = start;
    for (let index = start; index <= end; index++) {
      if (index < end && !PARTING.test(row.words[index]?.text ?? "") && !isBrandedBy(row, index)) continue;
      if (index > from) parts.push({ start: from, end: index });
      from = index + 1;
    }
    return parts;
  });
}

const isBrandedBy = ({ words }: Row, index: number) =>
  words[index]?.text === "by" &&
  /^\p{Lu}/u.test(words[index - 1]?.text ?? "") &&
  /^\p{Lu}/u.test(words[index + 1]?.text ?? "");

/** "A member of Unity Prairie Health" needs no colon. */
function opensCell(row: Row, label: Label): boolean {
  const role = label.roles.party;
  const introduces =
    role === "health-system" ||
    role === "payee" ||
    role === "other-provider" ||
    role === "provider" ||
    role === "creditor";
  const isPhrase = label.end - label.start > 1 || RUN_TOGETHER.test(label.key);
  return introduces && isPhrase && row.cellStarts.includes(label.start);
}

/** "Payto", "Billfrom": a phrase whose spaces OCR did not see. */
const RUN_TOGETHER = /^[a-z0-9]{3,}(?:to|at|from|by)$/;

/** "The Terraces at Pine Knoll operated by Pine Knoll Opco, LLC". */
const namesSystem = ({ roles, start, end }: Label) => roles.party === "health-system" && end - start > 1;

/** "PROVIDER HEARTLAND SPINE CENTER" in the line of a claim; "Hospital" and "Clinic" begin names. */
function namesProvider(row: Row, { start, end }: Label): boolean {
  const rest = textOf(row.words.slice(end, cellEnd(row, start)));
  return (
    row.cellStarts.includes(start) &&
    /^providers?$/i.test(row.words[start]?.text ?? "") &&
    end - start === 1 &&
    isNameOfSeveralWords(rest)
  );
}

function isNameOfSeveralWords(text: string): boolean {
  const { kind, properWords, providerWords } = readOrganisation(text);
  return kind === "provider" && properWords + providerWords > 1;
}
