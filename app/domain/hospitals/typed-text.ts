const MOST_CHARACTERS = 200;

/**
 * What a visitor typed, fit to be a query's parameter: without NUL, which PostgreSQL refuses, spaces tidied, and cut to
 * 200 characters. No name, place or service is longer.
 */
export function typedText(text: string): string {
  return text
    .slice(0, 10 * MOST_CHARACTERS)
    .replace(/\0/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, MOST_CHARACTERS);
}
