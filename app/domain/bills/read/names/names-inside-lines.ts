import { cellsOf, type Row } from "#app/domain/reading/page/rows.ts";
import type { Word } from "#app/platform/ocr/layout/document-text.ts";
import { isNotJustName, type OrganisationKind, readOrganisation } from "../tokens/organisation-words.ts";
import { isSurelyLegalForm } from "../vocabulary/legal-forms.ts";
import { asCandidate, type NameCandidate, readName } from "./name-candidate.ts";
import { leadingName, leadsToPlace, withoutSentenceEnd } from "./name-words.ts";

/** Returns names inside a line that says more: "Claim 1 for Ann Lee  Pell County Pediatrics, LLP  claim no. 871928136". */
export function listNamesInside(rows: Row[], tableRows: Set<Row>): NameCandidate[] {
  return rows.flatMap((row) => {
    if (tableRows.has(row)) return [];
    return cellsOf(row).flatMap((cell) =>
      runsOfCapitals(cell).flatMap((words) => {
        const text = withoutSentenceEnd(readName(words, row));
        const organisation = readOrganisation(text);
        if (
          words.length === cell.length ||
          standsBeforeState(words, cell) ||
          !CARES.includes(organisation.kind)
        )
          return [];
        if (organisation.properWords === 0 || isNotJustName(text)) return [];
        return [{ ...asCandidate(words, row, text), isInside: true }];
      }),
    );
  });
}

/** "Rapid City, SD 57701" is a place. */
function standsBeforeState(words: Word[], cell: Word[]): boolean {
  const next = cell.findLastIndex((word) => words.includes(word)) + 1;
  const [state, zip] = cell.slice(next).map(({ text }) => text);
  return /^[A-Z]{2},?$/.test(state ?? "") && /^\d{5}(?:-\d{4})?\b/.test(zip ?? "");
}

const CARES: readonly OrganisationKind[] = ["provider", "business"];

const WIDE_GAP_IN_GAPS = 1.8;

/** Words with a capital first that stand together, and are not parted by a gap wider than those of the line. */
function runsOfCapitals(cell: Word[]): Word[][] {
  const gaps = cell.slice(1).map(({ box }, index) => box.left - (cell[index]?.box.right ?? box.left));
  const typical = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  const runs: Word[][] = [];
  let run: Word[] = [];
  for (const [index, word] of cell.entries()) {
    const isParted = (gaps[index - 1] ?? 0) > WIDE_GAP_IN_GAPS * typical;
    if (isParted || !startsLikeName(word) || leadsToPlace(cell, index)) {
      runs.push(run);
      run = [];
    }
    if (startsLikeName(word) && !leadsToPlace(cell, index)) run.push(word);
  }
  runs.push(run);
  return runs
    .filter(([first]) => first && !followsHouseNumber(first, cell))
    .map(withLegalForm)
    .filter((words) => words.length > 1);
}

/** "1200 Medical Arts Dr" is a street. */
function followsHouseNumber(first: Word, cell: Word[]): boolean {
  return /^\d+[a-z]?$/i.test(cell[cell.indexOf(first) - 1]?.text ?? "");
}

function withLegalForm(run: Word[]): Word[] {
  const name = leadingName(run);
  const next = run[name.length];
  return next && isSurelyLegalForm(next.text) ? [...name, next] : name;
}

const startsLikeName = ({ text }: Word) => /^\p{Lu}|^(?:of|the|and|&|de|del|la|las|los|y)$/u.test(text);
