import { readFileSync } from "node:fs";
import path from "node:path";
import { sayLetter } from "#app/content/words/say-letter.ts";
import { sayLetterFrame } from "#app/content/words/say-letter-frame.ts";
import { billOfWords } from "#app/domain/bills/read/bill-of-words.ts";
import { parseEmailAddress } from "#app/domain/email/email-address.server.ts";
import { drawLetter } from "#app/domain/letters/draw-letter.server.ts";
import { fillLetter } from "#app/domain/letters/fill-letter.ts";
import { material } from "#app/domain/letters/letter.fixture.ts";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import type { DocumentText } from "#app/platform/ocr/layout/document-text.ts";
import { openPrintFonts } from "#app/platform/pdf/open-print-fonts.server.ts";
import type { LimitedTask } from "./limited-task.ts";

const WORDS = path.join(projectRoot(), "tests/fixtures/bills/words/itemised-mainframe-pdf-digital.json");

/** Bills, letters and addresses of the maximum length. */
export function readingTasks(): LimitedTask[] {
  const { pages }: DocumentText = JSON.parse(readFileSync(WORDS, "utf8"));
  const document = { pages: Array.from({ length: 25 }, (_, index) => pages[index % pages.length]!) };
  const fonts = openPrintFonts();
  const letter = sayLetter(
    "en",
    fillLetter("billing-error", "2026-11-22", material),
    "https://prices.example",
  );
  const nonsense = `${"a.".repeat(500_000)}@${"a-".repeat(500_000)}`;
  return [
    { name: "25 dense pages become a bill", limitMs: 600, run: () => billOfWords(document) },
    {
      name: "a letter is drawn",
      limitMs: 150,
      run: () => drawLetter(fonts, letter, sayLetterFrame("en", letter, null)),
    },
    {
      name: "a megabyte of nonsense is no e-mail address",
      limitMs: 100,
      run: () => parseEmailAddress(nonsense),
    },
  ];
}
