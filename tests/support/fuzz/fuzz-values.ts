import type { SeededRandom } from "#app/domain/sample-data/seeded-random.ts";
import { oddValues } from "../odd-values.ts";

/** Shows unescaped in a page that lets markup in. */
export const MARK = "<fuzz-mark>";

const TYPED = [
  ..."knee mri|99213|90012|CA|New York|2026-02-30|0000-00-00|$1,234.56|-$5|1.|NaN|Infinity|0x10|true".split(
    "|",
  ),
  ..."price|asc|2|0|en|es|json|csv|hospital_id|https://example.org/|//example.org|javascript:alert(1)".split(
    "|",
  ),
  ..."__proto__|constructor|toString|00000000-0000-4000-8000-000000000000|../../etc/passwd".split("|"),
  `"'>${MARK}`,
  "' or 1=1 --",
  "\u202eabc",
  "\u0000",
  "a\r\nSet-Cookie: b=c",
  "%E0%A4%A",
  "🏥".repeat(300),
  "９９２１３",
];

/** A text that a field, a parameter or a part of an address did not wait for. */
export function oddText(random: SeededRandom): string {
  if (random.chance(0.3)) return random.pick(oddValues());
  const text = random.pick(TYPED);
  return random.chance(0.1) ? text.repeat(random.integer(2, 50)) : text;
}

/** The same of JSON. */
export function oddJson(random: SeededRandom, depth = 0): unknown {
  const kind = random.integer(0, depth < 4 ? 7 : 4);
  if (kind === 0) return oddText(random);
  if (kind === 1) return random.pick([0, -1, 1e308, 2 ** 53, -0.1, 1e-320]);
  if (kind === 2) return random.pick([null, true, false]);
  if (kind === 3) return [];
  if (kind === 4) return {};
  if (kind === 5) return Array.from({ length: random.integer(1, 4) }, () => oddJson(random, depth + 1));
  // JSON.parse makes an own field of this name, as a body would; a literal would not.
  if (kind === 6) return JSON.parse('{"__proto__":{"isOperator":true},"constructor":{"prototype":{}}}');
  return { [oddText(random).slice(0, 40)]: oddJson(random, depth + 1) };
}
