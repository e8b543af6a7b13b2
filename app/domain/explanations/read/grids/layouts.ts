import { heightOf } from "#app/domain/reading/page/rows.ts";
import { NAMES_AMOUNT } from "#app/domain/reading/reach.ts";
import { NO_ROLE, scoreHeading } from "../kinds/amount-roles.ts";
import type { Block } from "./block.ts";
import { headingLines } from "./column-headings.ts";
import type { MoneyColumn } from "./columns.ts";

/** Tables of a document whose columns are in the same places under the same headings. */
export interface TableLayout {
  blocks: Block[];
}

/** A notice has three; each table is compared with the first of so many. */
const MAX_LAYOUTS = 30;

/** A plan prints each claim in the same table, so that all of them tell what its columns hold. */
export function groupByLayout(blocks: readonly Block[]): TableLayout[] {
  const layouts: TableLayout[] = [];
  for (const block of blocks) {
    const layout = layouts
      .slice(0, MAX_LAYOUTS)
      .find(({ blocks: [first] }) => first !== undefined && isSameLayout(first, block));
    if (layout) layout.blocks.push(block);
    else layouts.push({ blocks: [block] });
  }
  return layouts;
}

function isSameLayout(a: Block, b: Block): boolean {
  if (isHeadedAlike(a, b)) return true;
  const [fewer, more] = a.columns.length <= b.columns.length ? [a, b] : [b, a];
  if (fewer.columns.length < 0.75 * more.columns.length || fewer.columns.length < 2) return false;
  const height = heightOf(a.columns[0]?.boxes[0] ?? { left: 0, top: 0, right: 0, bottom: 10 });
  const isBeside = (one: MoneyColumn, other: MoneyColumn) =>
    Math.min(Math.abs(one.right - other.right), Math.abs(one.left - other.left)) < 1.5 * height;
  if (!fewer.columns.every((column) => more.columns.some((other) => isBeside(column, other)))) return false;
  return !headsOtherwise(a, b);
}

const MIN_ALIKE_HEADINGS = 3;
const MIN_ALIKE = 0.7;

/** Whether two tables have as many columns under the same headings: texts of other widths move the columns of a table. */
function isHeadedAlike(a: Block, b: Block): boolean {
  if (a.columns.length !== b.columns.length) return false;
  const [own, other] = [a.headed.texts.flat(), b.headed.texts.flat()];
  const alike = own.filter((text, slot) => text !== "" && text === other[slot]).length;
  return alike >= MIN_ALIKE_HEADINGS && alike >= MIN_ALIKE * own.length;
}

/** Whether two tables each have headings, which name different amounts. */
function headsOtherwise(a: Block, b: Block): boolean {
  const [own, other] = [namedKinds(a), namedKinds(b)];
  if (own.size < 2 || other.size < 2) return false;
  const shared = [...own].filter((key) => other.has(key)).length;
  return shared < 0.6 * Math.min(own.size, other.size);
}

function namedKinds(block: Block): Set<string> {
  const { columns, headings } = block;
  const texts = headingLines(block, headings);
  const named = new Set<string>();
  for (const column of columns.keys()) {
    for (const text of [
      ...texts.map((line) => line[column] ?? ""),
      texts.map((line) => line[column]).join(" "),
    ]) {
      for (const [role, score] of scoreHeading(text.trim())) {
        if (role !== NO_ROLE && score >= NAMES_AMOUNT) named.add(role.key);
      }
    }
  }
  return named;
}
