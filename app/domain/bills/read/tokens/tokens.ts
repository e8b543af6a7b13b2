import type { Label } from "#app/domain/reading/labels/find-labels.ts";
import type { Row } from "#app/domain/reading/page/rows.ts";
import type { DocumentKind } from "./document-kind.ts";
import type { PersonName } from "./person-names.ts";
import type { TableHeading } from "./table-heading.ts";
import type { WaysOfDocument } from "./table-row.ts";
import type { TokenRow } from "./token-row.ts";

/** A document whose rows were each read once into amounts, days, codes, labels and names: nothing further down looks at its words
 *  for them again. */
export interface Tokens {
  rows: Row[];
  /** By the index of the row. */
  all: readonly TokenRow[];
  kind: DocumentKind;
  labels: Label[];
  headings: TableHeading[];
  persons: PersonName[];
  ways: WaysOfDocument;
  /** The largest amount of money, in cents. */
  largestCents: number;
}
