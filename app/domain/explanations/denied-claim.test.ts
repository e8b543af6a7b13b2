import { expect, test } from "vitest";
import { deniedClaimOf } from "./denied-claim.ts";
import {
  type Adjustment,
  type ExplainedClaim,
  type ExplainedLine,
  type Explanation,
  noAmounts,
} from "./explanation.ts";
import { emptyClaim, emptyClaimLine } from "./kept/kept-explanation.ts";

const told = <Value>(value: Value) => ({ value, place: null, confidence: 1 });
const because = (group: Adjustment["group"], reasonCode: string): Adjustment => {
  return { group, reasonCode, amountCents: 10_000 };
};
const line = (rest: Partial<ExplainedLine>): ExplainedLine => ({ ...emptyClaimLine, ...rest });
const structured: Pick<Explanation, "source" | "remarks"> = { source: "835", remarks: [] };

const read = (lines: ExplainedLine[], rest: Partial<ExplainedClaim> = {}, paper = structured) =>
  deniedClaimOf(paper, { ...emptyClaim, status: "denied", lines, ...rest });

test("a claim that was paid, or not decided, was not refused", () => {
  expect(read([line({})], { status: "paid" })).toBeNull();
  expect(read([line({})], { status: null })).toBeNull();
});

test("of a claim that was refused in part, only what was refused is argued about", () => {
  const paid = line({ adjustments: [because("CO", "45"), because("PR", "2")] });
  const notCovered = line({ amounts: { ...noAmounts, notCovered: told(5_000), billed: told(9_000) } });
  const refused = line({ adjustments: [because("PR", "204")] });
  const found = read([paid, notCovered, refused], { status: "partly" });
  expect(found?.services.map(({ amountCents }) => amountCents)).toEqual([5_000, null]);
  expect(found?.reasons.map(({ code }) => code)).toEqual(["204"]);
});

test.each([
  ["a late claim in the network", "CO", "29", "in", true],
  ["a late claim of unknown network", "CO", "29", null, true],
  ["a late claim outside the network", "CO", "29", "out", false],
  ["a late claim booked as the patient's", "PR", "29", "in", false],
  ["care that was not needed, which a patient can argue", "CO", "50", "in", false],
  ["a code that is not among the common ones", "CO", "299", "in", false],
] as const)("whether the provider alone is at fault: %s", (_name, group, code, network, isIts) => {
  const found = read([line({ adjustments: [because(group, code)] })], { network: network && told(network) });
  expect(found?.isProvidersFault).toBe(isIts);
});

test.each([
  ["not medically necessary", [because("CO", "50")], ["necessity"], true],
  ["something missing on the claim", [because("CO", "16")], ["correct"], true],
  ["a rare code", [because("OA", "299")], ["reason"], true],
  ["no reason at all", [], ["reason"], true],
  ["a benefit that the plan lacks", [because("PR", "204")], ["coverage"], false],
])("the claim file is asked for first where nothing can be answered without it: %s", (_name, adjustments, asks, isFirst) => {
  expect(read([line({ adjustments })])).toMatchObject({ asks, isFileFirst: isFirst });
});

test("a printed number is a common code only with its group, and the plan's own words stay", () => {
  const paper = {
    source: "printed" as const,
    remarks: [{ code: "29", words: "Not a benefit of this plan." }],
  };
  const reasonsOf = (code: string) => read([line({ remarkCodes: [code] })], {}, paper)?.reasons;
  expect(reasonsOf("29")).toEqual([
    { code: "29", group: null, printed: "Not a benefit of this plan.", known: null },
  ]);
  expect(reasonsOf("CO-29")).toMatchObject([{ code: "CO-29", group: "CO", known: { code: "29" } }]);
});
