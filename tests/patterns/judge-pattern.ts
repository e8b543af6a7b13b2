import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import { check } from "recheck";

/** How a pattern's steps grow with the length of a text. "no attack found": it looks around or back, or is too large to prove
 *  anything of, and a search for a slow text found none. "undecided": not even that ended in time. */
export type Growth =
  | "linear"
  | "no attack found"
  | "quadratic"
  | "cubic or worse"
  | "exponential"
  | "undecided";

/** Longer than recheck's own, so that a busy machine finds what an idle one does. */
const PARAMETERS = { timeout: 60_000, incubationTimeout: 2_500, attackTimeout: 10_000 };
const { version } = createRequire(import.meta.url)("recheck/package.json") as { version: string };

/** Asks `recheck`, which takes from milliseconds to a minute. */
export async function judgePattern({ source, flags }: { source: string; flags: string }): Promise<Growth> {
  const verdict = await check(source, flags, PARAMETERS);
  if (verdict.status === "unknown") return "undecided";
  if (verdict.status === "safe") return verdict.checker === "automaton" ? "linear" : "no attack found";
  if (verdict.complexity.type === "exponential") return "exponential";
  return verdict.complexity.degree === 2 ? "quadratic" : "cubic or worse";
}

/** Changes with the pattern, and with what judges it. */
export function fingerprintOf({ source, flags }: { source: string; flags: string }): string {
  return createHash("sha256")
    .update(JSON.stringify([version, PARAMETERS, source, flags]))
    .digest("hex")
    .slice(0, 16);
}
