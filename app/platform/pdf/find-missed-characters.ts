import type { PrintFonts } from "./open-print-fonts.server.ts";
import { splitRuns, tidyPrintedText } from "./split-runs.ts";

/** The characters of a text that no font of ours has, each once. */
export function findMissedCharacters(fonts: PrintFonts, text: string): string[] {
  const missed = new Set<string>();
  for (const line of tidyPrintedText(text).split("\n")) {
    splitRuns(fonts, "regular", line, (character) => missed.add(character));
  }
  return [...missed];
}
