import { heightOf, type Row, textOf } from "#app/domain/reading/page/rows.ts";
import type { HospitalAt } from "../hospital-directory.ts";
import type { DocumentKind } from "../tokens/document-kind.ts";
import type { NameCandidate } from "./name-candidate.ts";
import { lettersOf } from "./same-name.ts";

/** What is known of a document before its names are weighed. */
export interface Circumstances {
  kind: DocumentKind;
  /** Headings and charges. */
  tableRows: ReadonlySet<Row>;
  /** Whose address or phone number it prints. */
  hospitalsAt: readonly HospitalAt[];
}

export interface WeighedName {
  name: NameCandidate;
  letters: string;
}

/** All that the names of a document are weighed by. */
export interface NameContext extends Circumstances {
  /** The rows that names are looked for in. */
  rows: Row[];
  typicalHeight: number;
  lettersOfRows: { row: Row; letters: string }[];
  /** The letters of the parts of printed web and e-mail addresses: "www.unity-prairie.org" has "unityprairie". */
  sites: string[];
  candidates: WeighedName[];
  /** Those straight above charges: what they say is of the charges. */
  rowsAboveCharges: ReadonlySet<Row>;
}

/** @param rows Those that names are looked for in. */
export function nameContextOf(
  rows: Row[],
  candidates: NameCandidate[],
  circumstances: Circumstances,
): NameContext {
  return {
    ...circumstances,
    rows,
    typicalHeight: medianHeight(rows),
    lettersOfRows: rows.map((row) => ({ row, letters: lettersOf(textOf(row.words)) })),
    sites: rows.flatMap(({ words }) => listSites(textOf(words))),
    candidates: candidates.map((name) => ({ name, letters: lettersOf(name.text) })),
    rowsAboveCharges: findRowsAbove(circumstances.tableRows, rows),
  };
}

export const MIN_LETTERS_OF_SITE = 5;
/** A host's name is no longer (RFC 1035). */
const MAX_SITE_CHARACTERS = 253;
// input: at most MAX_SITE_CHARACTERS characters
const SITE = /[a-z0-9-]+(?:\.[a-z0-9-]+)*(?=\.(?:com|org|net|edu|health|care|us|example)\b)/gi;

function listSites(text: string): string[] {
  const parts = text
    .split(/[^\w.-]+/)
    .filter(({ length }) => length <= MAX_SITE_CHARACTERS)
    .flatMap((word) => [...word.matchAll(SITE)])
    .flatMap(([address]) => address.split("."));
  return parts.map(lettersOf).filter((part) => part.length >= MIN_LETTERS_OF_SITE);
}

const ROWS_ABOVE = 3;

function findRowsAbove(tableRows: ReadonlySet<Row>, rows: Row[]): Set<Row> {
  const above = new Set<Row>();
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1];
    if (!tableRows.has(row) || (before && tableRows.has(before))) continue;
    for (const other of rows.slice(Math.max(0, index - ROWS_ABOVE), index)) {
      if (other.pageIndex === row.pageIndex) above.add(other);
    }
  }
  return above;
}

function medianHeight(rows: Row[]): number {
  const heights = rows.flatMap((row) => row.words.map((word) => heightOf(word.box))).sort((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 1;
}
