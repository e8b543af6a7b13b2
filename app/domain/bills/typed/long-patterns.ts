/** Finds what any of these patterns finds. */
export function anyOf(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join("|"));
}

/** Finds any of these phrases between what stands before and after them; a phrase that varies is a pattern. */
export function oneOf(before: RegExp, phrases: readonly (string | RegExp)[], after: RegExp): RegExp {
  const sources = phrases.map((phrase) => (typeof phrase === "string" ? phrase : phrase.source));
  return new RegExp(`${before.source}(?:${sources.join("|")})${after.source}`);
}
