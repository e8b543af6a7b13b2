import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readTypedBill } from "#app/domain/bills/typed/read-typed-bill.ts";
import { addDays, daysBetween } from "#app/domain/dates/calendar-days.ts";
import { typedDay } from "#app/domain/dates/typed-day.ts";
import { readStructuredFile } from "#app/domain/explanations/read-structured-file.server.ts";
import { tidyLine, tidyParagraphs } from "#app/domain/forms/tidy-text.ts";
import { parseCmsHptFile } from "#app/domain/mrf/cms-hpt-file.ts";
import { ownPath } from "#app/platform/http/addresses/own-path.ts";
import { canonicalPath } from "#app/platform/http/door/canonical-path.ts";
import { normaliseCode } from "./billing-codes/normalise-code.ts";
import { recogniseProcedureCode } from "./billing-codes/recognise-code.ts";
import { dollarsOfCents } from "./money/dollars.ts";
import { compareDollars, dollarsWithout, sumOfDollars } from "./money/dollars-arithmetic.ts";
import { formatDollars } from "./money/format-dollars.ts";
import { parseAmount } from "./money/parse-amount.ts";

// A failing property prints its seed, and the smallest text that breaks it.

const SEED = 20_261_201;
const holds = (property: fc.IRawProperty<unknown>) => fc.assert(property, { seed: SEED, numRuns: 300 });

const cents = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 });
const day = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays("1990-01-01", days));
const codeTypes = fc.constantFrom("CPT", "HCPCS", "RC", "NDC", "MS-DRG", "APR-DRG", "ICD", "LOCAL");
/** Made of what a reader looks for, which texts at random hardly ever have. */
const textOf = (...pieces: string[]) =>
  fc
    .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: "binary" })), { maxLength: 60 })
    .map((all) => all.join(""));

describe("money", () => {
  test("a printed amount reads back as itself", () => {
    holds(
      fc.property(
        cents,
        (amount) => void expect(parseAmount(formatDollars(dollarsOfCents(amount)))).toBe(amount),
      ),
    );
  });

  test("no text is an amount that isn't whole cents", () => {
    const amounts = textOf("$", "1", "9", ",", ".", "-", "(", ")", "CR", "0", " ");
    holds(
      fc.property(amounts, (text) => void expect(parseAmount(text) ?? 0).toSatisfy(Number.isSafeInteger)),
    );
  });

  test("the order of amounts changes no sum, and what was added can be taken away", () => {
    const lists = fc.array(cents, { minLength: 1, maxLength: 30 });
    holds(
      fc.property(lists, (amounts) => {
        const dollars = amounts.map((amount) => dollarsOfCents(amount));
        const sum = sumOfDollars(dollars);
        expect(compareDollars(sum, sumOfDollars(dollars.toReversed()))).toBe(0);
        expect(compareDollars(dollarsWithout(sum, sum), dollarsOfCents(0))).toBe(0);
      }),
    );
  });
});

describe("days", () => {
  test("days added are the days between, and can be taken back", () => {
    holds(
      fc.property(day, fc.integer({ min: -20_000, max: 20_000 }), (from, count) => {
        expect(daysBetween(from, addDays(from, count))).toBe(count);
        expect(addDays(addDays(from, count), -count)).toBe(from);
      }),
    );
  });

  test("a day reads the same in both spellings, and no other text is a day", () => {
    holds(
      fc.property(day, (iso) => {
        const [year, month, number] = iso.split("-").map(Number);
        expect([typedDay(iso), typedDay(`${month}/${number}/${year}`)]).toEqual([iso, iso]);
      }),
    );
    const days = textOf("1", "31", "/", "-", "2026", "02", "30", "0000");
    holds(
      fc.property(days, (text) => void expect(typedDay(text) ?? "2026-01-01").toMatch(/^\d{4}-\d\d-\d\d$/)),
    );
  });
});

describe("codes", () => {
  test("a standard form is its own standard form", () => {
    const codes = fc.oneof(textOf("0", "9", "A", "J", "-", "DRG", "MS", " "), fc.string({ maxLength: 12 }));
    holds(
      fc.property(codeTypes, codes, (type, code) => {
        const once = normaliseCode(type, code);
        if (once) expect(normaliseCode(once.codeType, once.code)).toEqual(once);
      }),
    );
  });

  test("a recognised code is recognised again", () => {
    holds(
      fc.property(textOf("99213", "J1885", "D0120", "-25", "O", "l", "|", ".", "CPT:"), (text) => {
        const found = recogniseProcedureCode(text);
        if (found) expect(recogniseProcedureCode(found.code)?.code).toBe(found.code);
      }),
    );
  });
});

describe("texts", () => {
  test("a tidy text stays as it is", () => {
    const texts = textOf(" ", "\n", "\r\n", "\u200d", "\u202e", "\0", "é", "e\u0301", "\ufeff");
    holds(
      fc.property(texts, (text) => {
        expect(tidyLine(tidyLine(text))).toBe(tidyLine(text));
        expect(tidyParagraphs(tidyParagraphs(text))).toBe(tidyParagraphs(text));
      }),
    );
  });

  test("readers of bills, claims and lists of price files never throw", () => {
    const bills = textOf("99213", "$1.00", "\n", "total", "\t", "|", "3/1/2026", "x 2", "-", "(");
    const claims = textOf(
      "ISA*",
      "~",
      "*",
      "CLP",
      "SVC",
      "CAS",
      "{",
      "}",
      "[",
      '"',
      ":",
      "resourceType",
      "null",
      "1e9",
    );
    const lists = textOf("location-name:", "mrf-url:", "\n", "https://", "contact-email:", "//", " ");
    holds(fc.property(bills, (text) => void readTypedBill(text)));
    holds(fc.property(claims, (text) => void readStructuredFile(Buffer.from(text), "835")));
    holds(fc.property(claims, (text) => void readStructuredFile(Buffer.from(text), "fhir")));
    holds(fc.property(lists, (text) => void parseCmsHptFile(text, "https://example.org/cms-hpt.txt")));
  });
});

describe("addresses", () => {
  const paths = textOf(
    "/",
    "//",
    "\\",
    "..",
    ".",
    "%2e",
    "%2F",
    "%5c",
    "@",
    "evil.example",
    "es",
    "\t",
    "?",
    "#",
    ":",
  );

  test("an own path stays on this site", () => {
    holds(
      fc.property(paths, (text) => {
        const own = ownPath(`/${text}`);
        if (own !== null) expect(new URL(own, "http://site.invalid").origin).toBe("http://site.invalid");
      }),
    );
  });

  test("a path's one spelling is its own, and leads nowhere else", () => {
    holds(
      fc.property(paths, (text) => {
        const path = canonicalPath(`/${text}`);
        if (path === null) return;
        expect(canonicalPath(path)).toBe(path);
        expect(new URL(path, "http://site.invalid").origin).toBe("http://site.invalid");
      }),
    );
  });
});
