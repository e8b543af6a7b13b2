import { expect, it } from "vitest";
import { layOutRows } from "#app/domain/reading/page/lay-out-rows.ts";
import { printDocument } from "#app/domain/reading/page/printed-page.fixture.ts";
import { withoutCutAmounts } from "./cut-amounts.ts";

const lastWords = (page: string) =>
  withoutCutAmounts(layOutRows(printDocument(page))).map(({ words }) => words.at(-1)?.text);

it.each([
  ["leaves out what the page's edge leaves of a column", ["$12", "$", "$1,2"], ["0.00", "67.46", "20.00"]],
  ["keeps whole dollars where none is cut", ["$12", "$30", "$45"], ["$12", "$30", "$45"]],
  ["keeps a column with whole amounts", ["$12.40", "$", "$45.00"], ["$12.40", "$", "$45.00"]],
])("%s", (_, [one, two, three], kept) => {
  const page = `
Visit       $251.52    $120.66       0.00        ${one}
Surgery     $209.43    $157.84      67.46        ${two}
X-ray       $163.00     $71.46      20.00        ${three}
`;
  expect(lastWords(page)).toEqual(kept);
});
