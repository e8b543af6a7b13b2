import path from "node:path";
import type { CodingEdits } from "#app/domain/coding-edits/coding-edits.ts";
import { openStarterEdits } from "#app/domain/coding-edits/starter/open-starter-edits.server.ts";
import type { TermsOfCategory } from "#app/domain/glossary/glossary-term.ts";
import { readGlossary } from "#app/domain/glossary/read-glossary.server.ts";
import type { Language } from "#app/domain/language/language.ts";
import { type Gazetteer, openGazetteer } from "#app/domain/places/open-gazetteer.server.ts";
import { openPrintFonts, type PrintFonts } from "#app/platform/pdf/open-print-fonts.server.ts";

/** What comes with the site and is only read. */
export interface Shelf {
  gazetteer: Gazetteer;
  starterEdits: CodingEdits;
  printFonts: PrintFonts;
  /** The glossary in each language. */
  glossaries: Record<Language, TermsOfCategory[]>;
}

/** `publicFolder`: of the files that are served as they are, the glossary among them. */
export async function openShelf(publicFolder: string): Promise<Shelf> {
  return {
    gazetteer: openGazetteer(),
    starterEdits: openStarterEdits(),
    printFonts: openPrintFonts(),
    glossaries: {
      en: await readGlossary(path.join(publicFolder, "glossary.txt")),
      es: await readGlossary(path.join(publicFolder, "glosario.txt")),
    },
  };
}
