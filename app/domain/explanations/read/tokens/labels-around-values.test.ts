import { expect, it } from "vitest";
import { layOutRows } from "#app/domain/reading/page/lay-out-rows.ts";
import { printDocument } from "#app/domain/reading/page/printed-page.fixture.ts";
import { textOf } from "#app/domain/reading/page/rows.ts";
import { joinLabelsAround } from "./labels-around-values.ts";

const texts = (page: string) =>
  joinLabelsAround(layOutRows(printDocument(page))).map(({ words }) => textOf(words));

it.each([
  [
    "puts a label of two lines before what stands at its middle",
    ["Provider", "              Helena Marsh, DO", "Name:"],
    ["Provider Name: Helena Marsh, DO"],
  ],
  [
    "leaves lines that make no label together",
    ["Provider", "              Helena Marsh, DO", "Questions:"],
    ["Provider", "Helena Marsh, DO", "Questions:"],
  ],
  [
    "leaves a label that ends where it stands",
    ["Provider", "              Helena Marsh, DO", "Name"],
    ["Provider", "Helena Marsh, DO", "Name"],
  ],
  [
    "leaves a value that stands below its label, not beside it",
    ["Provider", "Helena Marsh, DO", "Name:"],
    ["Provider", "Helena Marsh, DO", "Name:"],
  ],
])("%s", (_, page, rows) => {
  expect(texts(`\n${page.join("\n")}\n`)).toEqual(rows);
});
