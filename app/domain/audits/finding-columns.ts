import { type Dollars, dollarsNumber } from "#app/domain/money/dollars.ts";
import type { TableColumn } from "#app/platform/http/replies/table-column.ts";
import type { Strength } from "./finding.ts";
import type { RuleId } from "./rule-ids.ts";

/** A finding in words, as a row of a file. */
export interface FindingRow {
  rule: RuleId;
  strength: Strength;
  /** Indexes, from 0. */
  lines: readonly number[];
  amountDollars: Dollars | null;
  message: string;
  ask: string;
  source: { title: string; url: string; edition: string | null };
  /** The right with a last day that it opens; null: none. `dueOn`: an ISO day; null: the bill has no date. */
  right: { sentence: string; dueOn: string | null } | null;
}

/** The columns of a file of findings; lines are counted from 1. */
export const findingColumns: readonly TableColumn<FindingRow>[] = [
  { name: "rule", of: ({ rule }) => rule },
  { name: "strength", of: ({ strength }) => strength },
  { name: "lines", of: ({ lines }) => lines.map((line) => line + 1).join(" ") },
  { name: "amount_at_stake", of: ({ amountDollars }) => dollarsNumber(amountDollars) },
  { name: "message", of: ({ message }) => message },
  { name: "ask", of: ({ ask }) => ask },
  { name: "source", of: ({ source }) => source.title },
  { name: "source_url", of: ({ source }) => source.url },
  { name: "edition", of: ({ source }) => source.edition },
  { name: "right", of: ({ right }) => right?.sentence ?? null },
  { name: "last_day", of: ({ right }) => right?.dueOn ?? null },
];
