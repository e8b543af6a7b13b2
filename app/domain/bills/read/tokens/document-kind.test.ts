import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { layOutRows } from "#app/domain/reading/page/lay-out-rows.ts";
import { printDocument } from "#app/domain/reading/page/printed-page.fixture.ts";
import { findDocumentKind } from "./document-kind.ts";

describe("findDocumentKind", () => {
  it.each([
    ["ub-04-decimal-points", "ub04"],
    ["cms-1500-therapy", "cms1500"],
    ["eob-without-table", "explanation-of-benefits"],
    ["collection-letter-balance", "collection-notice"],
    ["good-faith-estimate-co-provider", "estimate"],
    ["dental-statement", "other"],
    ["spanish-english-statement", "other"],
  ])("knows %s as %s", (fixture, kind) => {
    const text = readFileSync(`tests/fixtures/bills/printed/${fixture}.txt`, "utf8");
    expect(findDocumentKind(layOutRows(printDocument(text)))).toBe(kind);
  });
});
