import { findLabels } from "#app/domain/reading/labels/find-labels.ts";
import type { Row } from "#app/domain/reading/page/rows.ts";
import { findDatesOfRows } from "#app/domain/reading/values/dates.ts";
import { howCentsArePrinted } from "#app/domain/reading/values/printed-cents.ts";
import { findCounts } from "./counts-of-all-rows.ts";
import { findDocumentKind, isClaimForm } from "./document-kind.ts";
import { findIdentifiers } from "./identifiers.ts";
import { findPersonNames } from "./person-names.ts";
import { readTokenRow } from "./read-token-row.ts";
import { findTableHeadings } from "./table-headings.ts";
import type { WaysOfDocument } from "./table-row.ts";
import type { Tokens } from "./tokens.ts";
import { printsNoCents } from "./whole-dollars.ts";
import { joinByRow } from "./words-of-rows.ts";

/** Reads every row of a document once. Never throws on odd input. */
export function readTokens(rows: Row[]): Tokens {
  const kind = findDocumentKind(rows);
  const claimForm = isClaimForm(kind);
  const cents = claimForm ? "apart-or-glued" : howCentsArePrinted(rows);
  const labels = findLabels(rows);
  const headings = findTableHeadings(rows, labels);
  const persons = findPersonNames(rows, labels);
  const words = joinByRow(rows, labels, findDatesOfRows(rows, claimForm), cents);
  const money = words.flatMap((row) => row.money);
  const ways: WaysOfDocument = {
    persons,
    identifiers: findIdentifiers(rows, labels, headings),
    cents,
    counts: findCounts(words),
    wholeDollars: !claimForm && printsNoCents(money, headings),
  };
  const all = words.map((row) => readTokenRow(row, headings, ways));
  return {
    rows,
    all,
    kind,
    labels,
    headings,
    persons,
    ways,
    largestCents: money.reduce((most, { cents }) => Math.max(most, cents), Number.NEGATIVE_INFINITY),
  };
}
