import type { Level } from "./cross-validate.ts";

/** How often choices of each level are right, over all kinds of choices. A higher share of a choice never makes it less sure:
 *  levels that say otherwise are taken together (pool adjacent violators). */
export function monotone(kinds: readonly (readonly Level[])[]): { from: number; right: number }[] {
  const pools: Level[] = [];
  for (const level of sumLevels(kinds)) {
    let pool = level;
    for (let below = pools.at(-1); below && shareOf(below) >= shareOf(pool); below = pools.at(-1)) {
      pools.pop();
      pool = { from: below.from, asked: below.asked + pool.asked, right: below.right + pool.right };
    }
    pools.push(pool);
  }
  return pools.map((pool) => ({ from: pool.from, right: Number(shareOf(pool).toFixed(3)) }));
}

/** The levels of several kinds of choices as one, from the lowest on. */
function sumLevels(kinds: readonly (readonly Level[])[]): Level[] {
  const levels = new Map<number, Level>();
  for (const { from, asked, right } of kinds.flat()) {
    const sum = levels.get(from) ?? { from, asked: 0, right: 0 };
    levels.set(from, { from, asked: sum.asked + asked, right: sum.right + right });
  }
  return [...levels.values()].sort((a, b) => a.from - b.from);
}

const shareOf = ({ asked, right }: Level) => right / Math.max(1, asked);
