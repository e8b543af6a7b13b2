import type { Level } from "./cross-validate.ts";

/** How often choices of each level are right, over all kinds of choices. A higher share of a choice never makes it less sure:
 *  levels that say otherwise are taken together (pool adjacent violators). */
export function monotone(kinds: readonly Level[][]): { from: number; right: number }[] {
  const pools: Level[] = [];
  for (const [index, { from }] of (kinds[0] ?? []).entries()) {
    const sum = (of: "asked" | "right") => kinds.reduce((total, levels) => total + levels[index]![of], 0);
    let pool = { from, asked: sum("asked"), right: sum("right") };
    while (pools.length > 0 && shareOf(pools.at(-1)!) >= shareOf(pool)) {
      const below = pools.pop()!;
      pool = { from: below.from, asked: below.asked + pool.asked, right: below.right + pool.right };
    }
    pools.push(pool);
  }
  return pools.map((pool) => ({ from: pool.from, right: Number(shareOf(pool).toFixed(3)) }));
}

const shareOf = ({ asked, right }: Level) => right / Math.max(1, asked);
