import { pathToFileURL } from "node:url";
import type { PatternPlace } from "./list-patterns.ts";

export interface BuiltPattern {
  source: string;
  flags: string;
  /** The outermost that led to it. */
  place: PatternPlace;
}

/** What these places build while their files are loaded, and the places that build nothing then. */
export async function recordBuilt(
  places: readonly PatternPlace[],
): Promise<{ built: BuiltPattern[]; unseen: PatternPlace[] }> {
  const byPosition = new Map(places.map((place) => [`${place.file}:${place.line}:${place.column}`, place]));
  const built: BuiltPattern[] = [];
  const seen = new Set<PatternPlace>();
  const Original = globalThis.RegExp;
  const build = (target: RegExpConstructor, [pattern, flags]: [RegExp | string, string?]) => {
    const { source, flags: ownFlags } = new target(pattern, flags);
    const led = framesOfStack().flatMap((position) => byPosition.get(position) ?? []);
    for (const place of led) seen.add(place);
    const place = led.at(-1);
    if (place) built.push({ source, flags: ownFlags, place });
    return new target(pattern, flags);
  };
  globalThis.RegExp = new Proxy(Original, {
    construct: (target, args) => build(target, args as [string]),
    apply: (target, _, args) => build(target, args as [string]),
  });
  try {
    for (const file of new Set(places.map((place) => place.file))) await import(pathToFileURL(file).href);
  } finally {
    globalThis.RegExp = Original;
  }
  return { built, unseen: places.filter((place) => !seen.has(place)) };
}

/** `/folder/file.ts:12:3` of each call under way, the innermost first. */
function framesOfStack(): string[] {
  const stack = new Error().stack ?? "";
  return [...stack.matchAll(/(?:file:\/\/)?(\/[^\s():]+:\d+:\d+)/g)].map(([, position = ""]) => position);
}
