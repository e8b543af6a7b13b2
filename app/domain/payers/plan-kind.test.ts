import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { planKindOf } from "./plan-kind.ts";

type Labelled = { payer: string; plan: string; kind: string; isHeldOut: boolean };

/** Names that were labelled by hand, the held-out ones chosen by a seed or a hash before there were rules for them; none has
 *  a quote. */
const readLabelled = (file: string): Labelled[] =>
  readFileSync(`tests/data/${file}`, "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [payer, plan, kind, heldOut] = line.split(",");
      return { payer: payer!, plan: plan!, kind: kind!, isHeldOut: heldOut === "yes" };
    });

describe.each([
  {
    names: "in hospitals' files, by which rules were written",
    file: "plan-kinds.csv",
    isHeldOut: false,
    count: 120,
    leastTold: 0.95,
    wrong: [],
  },
  {
    names: "in hospitals' files, kept out of writing them",
    file: "plan-kinds.csv",
    isHeldOut: true,
    count: 52,
    leastTold: 0.95,
    // A PACE program, which the hospital itself calls a commercial plan.
    wrong: ["Hopkins | Elderplus Other Commercial Plan: commercial"],
  },
  {
    names: "in four more hospitals' files, by which rules were written",
    file: "plan-kinds-of-four-files.csv",
    ...{ isHeldOut: false, count: 97, leastTold: 0.95, wrong: [] },
  },
  {
    names: "in four more hospitals' files, chosen by a seed not to write rules for",
    file: "plan-kinds-of-four-files.csv",
    ...{ isHeldOut: true, count: 69, leastTold: 0.9, wrong: [] },
  },
  {
    names: "of the states' insurers, by which rules were written",
    file: "plan-kinds-of-states.csv",
    isHeldOut: false,
    count: 270,
    leastTold: 0.9,
    wrong: [],
  },
  {
    names: "of the states' insurers, kept out of writing them",
    file: "plan-kinds-of-states.csv",
    isHeldOut: true,
    count: 138,
    leastTold: 0.85,
    wrong: [],
  },
  {
    names: "that somebody drew who had not seen the rules, by which more were written",
    file: "plan-kinds-of-strangers.csv",
    isHeldOut: false,
    count: 1804,
    leastTold: 0.98,
    wrong: [
      // Of two kinds in one row.
      "Magellan Comm / Medicare Advantage | Magellan Comm / Medicare Advantage: medicare-advantage",
      // The plan's name has the word of a program for the elderly.
      "HEALTHPARTNERS | JOURNEY PACE PPO: other",
      // Other hands called the first neither Medicaid nor commercial, and the second commercial.
      "Healthfirst | Essential Plan: other",
      "UHC | UHC ALL PAYER: commercial",
    ],
  },
])("of the names $names", ({ file, isHeldOut, count, leastTold, wrong }) => {
  const judged = readLabelled(file)
    .filter((name) => name.isHeldOut === isHeldOut)
    .map((name) => ({ ...name, told: planKindOf(name.payer, name.plan).kind }));
  const named = judged.filter(({ told }) => told !== "unknown");

  test("there are all of them", () => expect(judged).toHaveLength(count));

  test("none but these is given a kind that it has not", () => {
    const misread = named.filter(({ kind, told }) => kind !== told);
    expect(misread.map(({ payer, plan, told }) => `${payer} | ${plan}: ${told}`)).toEqual(wrong);
  });

  test(`${leastTold * 100}% or more are told`, () => {
    const known = judged.filter(({ kind }) => kind !== "unknown");
    const right = known.filter(({ kind, told }) => kind === told);
    expect(right.length / known.length).toBeGreaterThanOrEqual(leastTold);
  });
});

describe("a plan's kind", () => {
  test.each([
    ["Aetna", "HMO", "commercial"],
    ["Aetna", "Medicare HMO", "medicare-advantage"],
    ["Aetna", "Medicaid HMO", "medicaid"],
    ["BCBS MCAID", "BCBS MCAID", "medicaid"],
    ["UHC COMM PLAN MCD", "HMO", "medicaid"],
    ["Cigna", "Workers Compensation PPO", "workers-compensation"],
    ["State Farm", "Auto Insurance", "auto"],
    ["Humana Military", "East PPO", "tricare-va"],
    ["Embassy of Kuwait", "Embassy", "other"],
    ["Mutual of Omaha", "Medicare Supplement", "other"],
    ["Novitas Solutions", "Medicare Part A", "medicare"],
    ["Ambetter", "Silver", "commercial"],
  ])("of %s, %s is %s", (payer, plan, kind) => expect(planKindOf(payer, plan).kind).toBe(kind));

  test("for people with Medicare and Medicaid is Medicare Advantage, which pays first", () => {
    expect(planKindOf("UHC", "Dual Complete Medicaid SNP").kind).toBe("medicare-advantage");
    expect(planKindOf("Molina", "Medicare-Medicaid Plan MMP").kind).toBe("medicare-advantage");
  });

  test("is unknown where signs disagree, and says which", () => {
    expect(planKindOf("Aetna", "Commercial / Medicare Advantage")).toEqual({
      kind: "unknown",
      because: ["COMMERCIAL", "MEDICARE ADVANTAGE"],
    });
    expect(planKindOf("Aetna", "Medicare and Medicaid").kind).toBe("unknown");
    expect(planKindOf("CountyCare", "Commercial").kind).toBe("unknown");
  });

  test("is unknown where a word of Medicare plans stands beside a form of coverage", () => {
    expect(planKindOf("Hometown Mutual", "Advantage HMO").kind).toBe("unknown");
    expect(planKindOf("Some Advantage", "PPO").kind).toBe("unknown");
    expect(planKindOf("Lone Star Mutual", "Lone Star PPO").kind).toBe("commercial");
    expect(planKindOf("Aetna", "PPO 65%").kind).toBe("commercial");
    expect(planKindOf("Aetna", "Gold PPO").kind).toBe("commercial");
    expect(planKindOf("Hometown Mutual", "Essential Plan HMO").kind).toBe("commercial");
    expect(planKindOf("BMC HealthNet", "MassHealth CarePlus").kind).toBe("medicaid");
  });

  test("is unknown where nothing tells it", () => {
    expect(planKindOf("Aetna", "All Plans")).toEqual({ kind: "unknown", because: [] });
    expect(planKindOf("Aetna", "Transplant").kind).toBe("unknown");
    expect(planKindOf("UPMC", "UPMC").kind).toBe("unknown");
    expect(planKindOf("UHC", "Comm Plan").kind).toBe("unknown");
    expect(planKindOf("Molina", "HMO").kind).toBe("unknown");
    expect(planKindOf("Some County Plan", "Medicare").kind).toBe("unknown");
    expect(planKindOf("Virginia Premier VA", "Elite").kind).toBe("unknown");
  });

  test("is commercial of an insurer that sells little else, where the plan has a name of its own", () => {
    expect(planKindOf("Premera Blue Cross", "Heritage Network").kind).toBe("commercial");
    expect(planKindOf("BCBST", "BlueCare Plus").kind).toBe("medicare-advantage");
    expect(planKindOf("Aetna", "Better Health of Virginia Medicare").kind).toBe("medicare-advantage");
  });

  test("is not what its name leaves out or measures by", () => {
    expect(planKindOf("Aetna", "PPO non-Medicare").kind).toBe("commercial");
    expect(planKindOf("Aetna", "PPO 140% of Medicare").kind).toBe("commercial");
    expect(planKindOf("United Auto Workers", "PPO").kind).toBe("commercial");
  });
});
