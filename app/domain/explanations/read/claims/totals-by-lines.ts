import { likeness, toPhrase } from "#app/domain/reading/labels/likeness.ts";
import { type AmountKind, amountKinds } from "../../explanation.ts";
import type { AmountWithLabel } from "../grids/labelled-amounts.ts";
import type { ReadTable } from "../grids/read-table.ts";
import type { Sums } from "./sums-of-claim.ts";

/** An amount that is known by what the lines of its claim come to. */
interface KnownTotal {
  one: AmountWithLabel;
  kind: AmountKind;
}

const MIN_ALIKE = 2;

/** Where all amounts agree, of which most may be zero. */
const MIN_OF_WHOLE = 3;
const MAX_LINES_APART = 1;
const MIN_LIKENESS = 0.55;

/** Which amounts in lines below each other tell the sums of a claim's lines, whatever their labels say: two of them at least come to some. */
export function totalsByLines(
  amounts: readonly AmountWithLabel[],
  sums: Sums,
  tables: readonly ReadTable[],
): KnownTotal[] {
  return blocksOf(amounts).flatMap((block) => {
    const kindsOf = ({ amount }: AmountWithLabel) =>
      amountKinds.filter((kind) => sums[kind] === amount.cents);
    const alike = new Set(
      block
        .filter((one) => one.amount.cents > 0 && kindsOf(one).length > 0)
        .map(({ amount }) => amount.cents),
    );
    const isWhole = block.length >= MIN_OF_WHOLE && block.every((one) => kindsOf(one).length > 0);
    if (alike.size < (isWhole ? 1 : MIN_ALIKE)) return [];
    const told = new Set<AmountKind>();
    return block.flatMap((one): KnownTotal[] => {
      const open = kindsOf(one).filter((kind) => !told.has(kind));
      const [only, another] = open;
      const kind =
        only && !another && one.amount.cents > 0
          ? only
          : open.find((each) => each === kindLikeColumn(one, tables));
      if (!kind) return [];
      told.add(kind);
      return [{ one, kind }];
    });
  });
}

function blocksOf(amounts: readonly AmountWithLabel[]): AmountWithLabel[][] {
  const blocks: AmountWithLabel[][] = [];
  for (const one of amounts) {
    const open = blocks.at(-1);
    const last = open?.at(-1);
    if (open && last && one.line.index - last.line.index <= MAX_LINES_APART) open.push(one);
    else blocks.push([one]);
  }
  return blocks;
}

/** What the column holds whose heading is most like a label: "disbursed" below "Disbursed by the plan". */
function kindLikeColumn({ kind, label }: AmountWithLabel, tables: readonly ReadTable[]): AmountKind | null {
  if (kind) return kind;
  const own = toPhrase(label);
  const columns = tables.flatMap(({ headings, roles }) =>
    headings.map((heading, slot) => ({ role: roles[slot], score: likeness(own, toPhrase(heading)) })),
  );
  const best = columns.sort((a, b) => b.score - a.score)[0];
  const [only, another] = best?.role?.kinds ?? [];
  return best && best.score >= MIN_LIKENESS && only && !another ? only : null;
}
