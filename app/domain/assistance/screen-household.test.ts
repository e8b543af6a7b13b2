import { describe, expect, test } from "vitest";
import type { PolicyLines } from "./hospital-policy.ts";
import { type Household, type ScreenedHospital, screenHousehold } from "./screen-household.ts";
import type { NotCounted } from "./state-law/judge-grants.ts";
import type { AidProgram } from "./state-law/state-grant.ts";
import { stateGrants, statesWithoutLaw } from "./state-law/state-grants.ts";

const TODAY = "2026-11-26";

const filed = (freeUpToPercent: number | null, discountUpToPercent: number | null): PolicyLines => ({
  freeUpToPercent,
  discountUpToPercent,
});

const hospitalIn = (state: string, more: Partial<ScreenedHospital> = {}): ScreenedHospital => ({
  state,
  isNonprofit: true,
  isCriticalAccess: false,
  isMetropolitan: null,
  policy: null,
  ...more,
});

const household = (
  size: number,
  annualIncomeCents: number | null,
  more: Partial<Household> = {},
): Household => ({ size, annualIncomeCents, state: null, isInsured: null, programs: [], ...more });

/** HHS, 2026, in dollars: for one person, and for each further one. */
const levelsOf2026: Record<string, [number, number]> = {
  AK: [19_950, 7_100],
  HI: [18_360, 6_530],
  OH: [15_960, 5_680],
};

/** What a household of a size has a year at a percentage of the poverty level. */
function incomeCents(state: string, size: number, percent: number): number {
  const [first, further] = levelsOf2026[state] ?? levelsOf2026.OH!;
  return (first + further * (size - 1)) * percent;
}

/** Just what a line is, and one percent of the level, and one cent, to both sides. */
const stepsAround = (line: number) => [line - 1, line - 0.01, line, line + 0.99, line + 1];

describe("ten incomes around the two lines of a filing", () => {
  const hospital = { policy: filed(200, 350) };
  for (const state of ["OH", "AK", "HI", "TX"]) {
    test.each([1, 2, 5, 8, 9, 30])(`${state}, %i people`, (size) => {
      const answers = [200, 350].map((line) =>
        stepsAround(line).map((percent) => {
          const income = Math.round(incomeCents(state, size, percent));
          const screening = screenHousehold(hospitalIn(state, hospital), household(size, income), TODAY);
          return [screening.ownPercent, screening.answer];
        }),
      );
      expect(answers).toEqual([
        [
          [199, "free"],
          [199, "free"],
          [200, "free"],
          [200, "free"],
          [201, "discount"],
        ],
        [
          [349, "discount"],
          [349, "discount"],
          [350, "discount"],
          [350, "discount"],
          [351, "above"],
        ],
      ]);
    });
  }

  test("of one cent", () => {
    const at = incomeCents("OH", 3, 201);
    const answers = [at - 1, at].map(
      (income) => screenHousehold(hospitalIn("TX", hospital), household(3, income), TODAY).answer,
    );
    expect(answers).toEqual(["free", "discount"]);
  });

  test("the household's own state sets the level, not the hospital's", () => {
    const income = incomeCents("AK", 2, 200);
    const at = (state: string | null) =>
      screenHousehold(hospitalIn("TX", hospital), household(2, income, { state }), TODAY).ownPercent;
    expect([at("AK"), at("TX"), at(null)]).toEqual([200, 250, 250]);
  });
});

test.each([
  ["free alone", filed(250, null), [250, 251], ["free", "above"]],
  ["a discount alone", filed(null, 300), [0, 300, 301], ["discount", "discount", "above"]],
  ["a discount below the free line", filed(400, 250), [240, 400, 401], ["free", "free", "above"]],
  ["one line for both", filed(300, 300), [300, 301], ["free", "above"]],
  ["neither", filed(null, null), [0, 100], ["not-known", "not-known"]],
  ["no filing", null, [0, 1_000], ["not-known", "not-known"]],
])("a policy that states %s", (_name, policy, percents, answers) => {
  const hospital = hospitalIn("TX", { policy });
  const given = percents.map(
    (percent) => screenHousehold(hospital, household(2, incomeCents("TX", 2, percent)), TODAY).answer,
  );
  expect(given).toEqual(answers);
});

test("a household without income is free where a free line is known; without an income told, nothing is said", () => {
  const hospital = hospitalIn("TX", { policy: filed(100, null) });
  expect(screenHousehold(hospital, household(1, 0), TODAY)).toMatchObject({ answer: "free", ownPercent: 0 });
  expect(screenHousehold(hospital, household(1, null), TODAY)).toMatchObject({
    answer: "not-known",
    ownPercent: null,
    isNearLine: false,
  });
});

test.each([
  [189, false],
  [190, true],
  [210, true],
  [211, false],
  [341, true],
  [361, false],
])("at %i %% a household is near a line of 200 or 350: %s", (percent, isNearLine) => {
  const hospital = hospitalIn("TX", { policy: filed(200, 350) });
  const { isNearLine: isNear } = screenHousehold(
    hospital,
    household(4, incomeCents("TX", 4, percent)),
    TODAY,
  );
  expect(isNear).toBe(isNearLine);
});

/**
 * The limits in state-law.csv for each state, without any filing: free care and largest discount, for the uninsured
 * and the insured. They apply to a nonprofit hospital that isn't a critical access hospital, in November 2026.
 */
const stateLines: [state: string, uninsured: Lines, insured: Lines][] = [
  ["AK", [null, null], [null, null]],
  ["AL", [null, null], [null, null]],
  ["AR", [null, null], [null, null]],
  ["AZ", [null, null], [null, null]],
  ["CA", [null, 400], [null, 400]],
  ["CO", [null, 250], [null, 250]],
  ["CT", [null, 250], [null, null]],
  ["DE", [null, null], [null, null]], // in force from January 2027
  ["GA", [null, null], [null, null]], // from knowledge alone
  ["IL", [125, 300], [null, null]], // the class is not known: the lower line
  ["KY", [null, null], [null, null]],
  ["MA", [150, 300], [150, 300]],
  ["MD", [200, 300], [200, 300]],
  ["ME", [200, null], [200, null]],
  ["MN", [null, null], [null, null]],
  ["NC", [null, null], [null, null]],
  ["NJ", [200, 500], [200, 300]],
  ["NM", [null, null], [null, null]],
  ["NV", [null, null], [null, null]],
  ["NY", [200, 400], [200, 400]],
  ["OH", [100, null], [100, null]],
  ["OR", [200, 400], [200, 400]],
  ["RI", [200, 300], [null, null]],
  ["TX", [null, null], [null, null]],
  ["VT", [250, 400], [250, 400]],
  ["WA", [200, 300], [200, 300]], // the other class goes to 300 and 400
];
type Lines = [free: number | null, discount: number | null];

describe("each state's law by itself, around each of its lines", () => {
  test.each(stateLines)("%s", (state, uninsured, insured) => {
    for (const [isInsured, lines] of [
      [false, uninsured],
      [true, insured],
      [null, insured], // counts as insured
    ] as const) {
      const screen = (percent: number) =>
        screenHousehold(
          hospitalIn(state),
          household(3, incomeCents(state, 3, percent), { isInsured, state }),
          TODAY,
        );
      const { freeUpToPercent, discountUpToPercent } = screen(0);
      expect([isInsured, freeUpToPercent, discountUpToPercent]).toEqual([isInsured, ...lines]);
      for (const line of lines.filter((line) => line !== null)) {
        for (const percent of [line - 1, line, line + 1]) {
          expect([isInsured, percent, screen(percent).answer]).toEqual([
            isInsured,
            percent,
            rightAnswer(lines, percent),
          ]);
        }
      }
    }
  });

  test("they are all states that were read", () => {
    const states = new Set([...stateGrants.map(({ state }) => state), ...statesWithoutLaw, "GA", "KY", "TX"]);
    expect(stateLines.map(([state]) => state)).toEqual([...states].sort());
  });
});

function rightAnswer([free, discount]: Lines, percent: number) {
  if (percent <= (free ?? -1)) return "free";
  return percent <= (discount ?? -1) ? "discount" : "above";
}

const reasons = (hospital: ScreenedHospital, asks: Partial<Household>, day = TODAY) =>
  Object.fromEntries(
    screenHousehold(hospital, household(1, 0, asks), day).grants.map(({ grant, notCounted }) => [
      grant.key,
      notCounted,
    ]),
  );

const elsewhere = { state: "PA" };

test.each<[string, ScreenedHospital, Partial<Household>, string, Record<string, NotCounted | null>]>([
  ["Delaware before", hospitalIn("DE"), {}, "2026-12-31", { de: "later" }],
  ["Delaware after", hospitalIn("DE"), {}, "2027-01-01", { de: null }],
  ["Delaware for others", hospitalIn("DE"), elsewhere, "2027-01-01", { de: "residents-only" }],
  ["Maine before", hospitalIn("ME"), {}, "2026-06-30", { "me-2026": "later", "me-before": null }],
  ["Maine after", hospitalIn("ME"), {}, "2026-07-01", { "me-2026": null, "me-before": "former" }],
  [
    "a small hospital of Illinois",
    hospitalIn("IL", { isCriticalAccess: true }),
    { isInsured: false },
    TODAY,
    { "il-large": "other-hospitals", "il-rural": null },
  ],
  [
    "another one",
    hospitalIn("IL"),
    { isInsured: false },
    TODAY,
    { "il-large": "maybe-other-hospitals", "il-rural": null },
  ],
  [
    "one in a metropolitan county",
    hospitalIn("IL", { isMetropolitan: true }),
    { isInsured: false },
    TODAY,
    { "il-large": null, "il-rural": null },
  ],
  [
    "one there of which nobody says that it is no critical access hospital",
    hospitalIn("IL", { isMetropolitan: true, isCriticalAccess: null }),
    { isInsured: false },
    TODAY,
    { "il-large": "maybe-other-hospitals", "il-rural": null },
  ],
  [
    "one outside metropolitan areas",
    hospitalIn("IL", { isMetropolitan: false }),
    { isInsured: false },
    TODAY,
    { "il-large": "other-hospitals", "il-rural": null },
  ],
  [
    "one for the insured",
    hospitalIn("IL"),
    { isInsured: true },
    TODAY,
    { "il-large": "maybe-other-hospitals", "il-rural": "uninsured-only" },
  ],
  [
    "one for somebody from elsewhere",
    hospitalIn("IL"),
    { isInsured: false, ...elsewhere },
    TODAY,
    { "il-large": "maybe-other-hospitals", "il-rural": "residents-only" },
  ],
  [
    "a small hospital of California",
    hospitalIn("CA", { isCriticalAccess: true }),
    {},
    TODAY,
    { ca: "maybe-other-hospitals" },
  ],
  [
    "a hospital of the country there",
    hospitalIn("CA", { isMetropolitan: false }),
    {},
    TODAY,
    { ca: "maybe-other-hospitals" },
  ],
  ["a hospital of a city there", hospitalIn("CA", { isMetropolitan: true }), {}, TODAY, { ca: null }],
  [
    "a hospital of a company in Oregon",
    hospitalIn("OR", { isNonprofit: false }),
    {},
    TODAY,
    { "or-nonprofit": "other-hospitals", "or-screening": null },
  ],
  [
    "one of nobody knows whom",
    hospitalIn("OR", { isNonprofit: null }),
    {},
    TODAY,
    { "or-nonprofit": "maybe-other-hospitals", "or-screening": null },
  ],
  [
    "New Jersey for others",
    hospitalIn("NJ"),
    { isInsured: false, ...elsewhere },
    TODAY,
    { "nj-free": "residents-only", "nj-cap": null },
  ],
  ["Washington", hospitalIn("WA"), {}, TODAY, { "wa-large": "maybe-other-hospitals", "wa-other": null }],
])("which laws count: %s", (_name, hospital, asks, day, expected) => {
  expect(reasons(hospital, asks, day)).toEqual(expected);
});

test.each<[string, AidProgram, string]>([
  ["MD", "snap", "free"],
  ["MD", "school-meals", "free"],
  ["MD", "energy", "free"],
  ["MD", "wic", "not-known"],
  ["NC", "wic", "free"],
  ["NC", "medicaid", "free"],
  ["NC", "energy", "not-known"],
  ["TX", "medicaid", "not-known"],
])("in %s getting %s settles it: %s", (state, program, answer) => {
  const screening = screenHousehold(hospitalIn(state), household(2, null, { programs: [program] }), TODAY);
  expect([screening.answer, screening.settledBy]).toEqual([answer, answer === "free" ? program : null]);
});

test("the line that goes further counts, whichever side it is on", () => {
  const lines = (policy: PolicyLines) => {
    const { freeUpToPercent, discountUpToPercent } = screenHousehold(
      hospitalIn("MD", { policy }),
      household(1, 0),
      TODAY,
    );
    return [freeUpToPercent, discountUpToPercent];
  };
  expect(lines(filed(300, 500))).toEqual([300, 500]);
  expect(lines(filed(150, 250))).toEqual([200, 300]);
  expect(lines(filed(null, 600))).toEqual([200, 600]);
});

test.each([
  ["2024-12-31", 2024, 15_060],
  ["2025-06-01", 2025, 15_650],
  ["2026-01-02", 2026, 15_960],
  ["2027-01-02", 2026, 15_960], // those of 2027 are not out
])("on %s the levels are those of %i", (day, year, dollars) => {
  const hospital = hospitalIn("TX", { policy: filed(100, null) });
  const screening = screenHousehold(hospital, household(1, dollars * 100), day);
  expect([screening.guidelinesYear, screening.ownPercent]).toEqual([year, 100]);
});
