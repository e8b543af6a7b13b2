import { tidyLine } from "#app/domain/forms/tidy-text.ts";

const MAX_CHARACTERS = 200;

/**
 * What a visitor typed, fit to be a query's parameter: tidied, and cut to 200 characters. No name, place or service is longer.
 */
export function typedText(text: string): string {
  return tidyLine(text.slice(0, 10 * MAX_CHARACTERS)).slice(0, MAX_CHARACTERS);
}
