import { beforeAll, expect, test } from "vitest";
import { sayLetter } from "#app/content/words/say-letter.ts";
import { sayLetterFrame } from "#app/content/words/say-letter-frame.ts";
import { tidyParagraphs } from "#app/domain/forms/tidy-text.ts";
import { loadPdfium } from "#app/platform/ocr/pdf/load-pdfium.server.ts";
import type { OpenPdfium } from "#app/platform/ocr/pdf/open-pdfium.ts";
import { openPrintFonts, type PrintFonts } from "#app/platform/pdf/open-print-fonts.server.ts";
import { readPdfText } from "../../../tests/support/read-pdf-text.ts";
import { drawLetter } from "./draw-letter.server.ts";
import { fillLetter } from "./fill-letter.ts";
import { material, nothingKnown, profile } from "./letter.fixture.ts";
import { letterKindIds } from "./letter-kind.ts";
import { type LetterText, plainLetter } from "./letter-text.ts";

let openPdfium: OpenPdfium;
let fonts: PrintFonts;
beforeAll(async () => {
  openPdfium = await loadPdfium();
  fonts = openPrintFonts();
});

function say(kind: (typeof letterKindIds)[number], from = material): LetterText {
  return sayLetter("en", fillLetter(kind, "2026-11-22", from), "https://prices.example");
}

async function draw(letter: LetterText, fax: { phone: string | null } | null = null): Promise<string[]> {
  const { bytes, missedCharacters } = await drawLetter(fonts, letter, sayLetterFrame("en", letter, fax));
  expect(missedCharacters).toEqual([]);
  return readPdfText(openPdfium, bytes);
}

/** A text whatever its line breaks, which are the page's own, also inside an address of the web. */
const unbroken = (text: string) => text.replace(/\s+/g, "");

test.each(letterKindIds)("the pages say what the plain letter says, in its order: %s", async (kind) => {
  for (const from of [material, nothingKnown]) {
    const letter = say(kind, from);
    const pages = await draw(letter);
    const said = pages.map((page) => page.replace(/\n[^\n]+, page \d+ of \d+$/, "")).join("\n");
    expect(unbroken(said)).toBe(unbroken(plainLetter(letter).replace(/^- /gm, "")));
    expect(pages.at(-1)).toContain(`page ${pages.length} of ${pages.length}`);
  }
});

test("a body that went through a form and was kept is drawn as it was", async () => {
  const letter = say("coding");
  const body = tidyParagraphs(letter.body.replace(/\n/g, "\r\n"));
  expect(await draw({ ...letter, body })).toEqual(await draw(letter));
});

test("what somebody left empty takes no place", async () => {
  const letter = say("coding");
  const bare = {
    ...letter,
    senderLines: [],
    recipientLines: [],
    subject: "",
    references: [],
    salutation: "",
  };
  const [page] = await draw({ ...bare, body: "Please call me.", enclosures: [] });
  expect(page).toBe("November 22, 2026\nPlease call me.\nSincerely,\nMaría Muñoz\nMaría Muñoz, page 1 of 1");
});

test("a name in Arabic stands as it is written, and so does one with ñ", async () => {
  const name = "محمد بن عبد الله";
  const arabic = await draw(say("itemised-bill", { ...material, profile: { ...profile, name } }));
  expect(arabic[0]).toMatch(new RegExp(`^${name}\n1200 Elm Street, Apt 4\n`));
  const patient = arabic[0]!.split("\n").find((line) => line.includes("Patient"));
  expect(patient).toContain(name);
  expect((await draw(say("itemised-bill")))[0]).toMatch(/^María Muñoz\n/);
});

test("a letter that somebody wrote a megabyte into is drawn to its end", async () => {
  const body = `${"Please read this. ".repeat(58_000)}\n\n1. The last point.`;
  const pages = await draw({ ...say("billing-error"), body });
  expect(pages.length).toBeGreaterThan(150);
  expect(pages.join("\n")).toMatch(/Please read this\.\n1\. ?The last point\.\nSincerely,/);
});

test("a fax cover goes before the letter, counts itself and leaves its own pages numbered as they were", async () => {
  const letter = say("billing-error");
  const pages = await draw(letter);
  const faxed = await draw(letter, { phone: "(555) 010-7788" });
  expect(faxed.slice(1)).toEqual(pages);
  expect(faxed[0]).toMatch(
    /^Fax\nTo: Cedar Valley Hospital, Billing Department\nFax number: \[fax number\]\nFrom: María Muñoz\n/,
  );
  expect(faxed[0]).toContain(
    `Pages including this one: ${pages.length + 1}, and enclosures: [number of pages]`,
  );
});
