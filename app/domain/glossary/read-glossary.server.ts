import { readFile } from "node:fs/promises";
import { logFailure } from "#app/platform/log/log-failure.ts";
import type { TermsOfCategory } from "./glossary-term.ts";
import { parseGlossary } from "./parse-glossary.ts";

/** The glossary of a file in the format of docs/glossary-format.md. A file that is missing or malformed is logged and
 *  gives an empty glossary: the site goes on without it. */
export async function readGlossary(filePath: string): Promise<TermsOfCategory[]> {
  try {
    const parsed = parseGlossary(await readFile(filePath, "utf8"));
    if (parsed.outcome === "parsed") return parsed.categories;
    const lines = parsed.problems.map(({ line }) => line).join(", ");
    logFailure(`The glossary is malformed, line ${lines}`, new Error());
  } catch (error) {
    logFailure("The glossary could not be read", error);
  }
  return [];
}
