import { expect, test } from "vitest";
import { MAX_SAVED, readSavedPrices, writeSavedPrice } from "./saved-price.ts";

const emergency = { hospitalShortId: "0bed93f3cb", codeType: "CPT", code: "99285" } as const;

test("A saved price is read as it was written, each once and in the order in which they were saved", () => {
  const birth = { hospitalShortId: "0392268e05", codeType: "MS-DRG", code: "807" } as const;
  const written = [birth, emergency, birth].map(writeSavedPrice);
  expect(written[1]).toBe("0bed93f3cb.CPT.99285");
  expect(readSavedPrices(written)).toEqual([birth, emergency]);
});

test("What is no saved price is left out, and what is more than forty", () => {
  const wrong = [
    "",
    "x",
    "0bed93f3cb",
    "0bed93f3cb.CPT",
    "0bed93f3cb.CPT.",
    "MGH.CPT.99285",
    "0bed93f3cb.X.1",
  ];
  expect(readSavedPrices(wrong)).toEqual([]);
  const many = Array.from({ length: 50 }, (_, index) => `0bed93f3cb.CPT.${10000 + index}`);
  expect(readSavedPrices(many)).toHaveLength(MAX_SAVED);
});
