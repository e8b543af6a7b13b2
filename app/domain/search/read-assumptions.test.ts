import { describe, expect, test } from "vitest";
import { databaseForTests } from "../../../tests/support/database-for-tests.ts";
import { answerSearch } from "./answer-search.server.ts";
import { readAssumptions } from "./read-assumptions.server.ts";

const database = databaseForTests({ hasSampleData: true });

const assume = async (q: string) => {
  const answer = await answerSearch(database.db, q, { limit: 10 });
  const service = answer.question?.asksFirst ? null : (answer.services[0] ?? null);
  const { assumed, alternatives } = await readAssumptions(database.db, service, q, answer);
  return { assumed: assumed.map(({ kind }) => kind), alternatives: alternatives.map(({ code }) => code) };
};

describe("what was assumed when one service was taken for the words", () => {
  test.each([
    ["emergency room visit", ["emergency-level"], "99283"],
    ["CT of abdomen and pelvis", ["contrast"], "74178"],
    ["knee mri", ["contrast"], "73723"],
    ["chest x-ray", ["pictures"], "71045"],
    ["physical therapy", ["quarter-hours"], "97140"],
    ["mamogram", ["spelling"], "77066"],
    ["99284", [], "99285"],
  ])("%s: %j, and %s is offered", async (q, kinds, code) => {
    const { assumed, alternatives } = await assume(q);
    expect(assumed.filter((kind) => kind !== "one-of-several" || kinds.includes(kind))).toEqual(kinds);
    expect(alternatives).toContain(code);
    expect(alternatives.length).toBeLessThanOrEqual(8);
  });

  test("kin with the pelvis come first where the words name it", async () => {
    expect((await assume("CT of abdomen and pelvis")).alternatives.slice(0, 2).toSorted()).toEqual([
      "74176",
      "74178",
    ]);
  });

  test("nothing is assumed of what the words say", async () => {
    expect((await assume("CT head without contrast")).assumed).toEqual([]);
    expect((await assume("chest x-ray 2 views")).assumed).toEqual([]);
    expect((await assume("emergency room visit level 4")).assumed).not.toContain("emergency-level");
  });

  test("what answers a question leads to is offered, the first of each answer first", async () => {
    const { assumed, alternatives } = await assume("having a baby");
    expect(assumed).toEqual([]);
    expect(alternatives.slice(0, 2)).toEqual(["807", "788"]);
  });

  test("a stay that nobody prices leads to its kin", async () => {
    const missing = {
      codeType: "MS-DRG" as const,
      code: "768",
      name: "Vaginal birth with another operation, hospital stay",
    };
    await database.db.$client.query("update services set hospital_count = 0 where code = '768'");
    const answer = await answerSearch(database.db, "MS-DRG 768", { limit: 10 });
    const { assumed, alternatives } = await readAssumptions(database.db, missing, "", answer);
    expect(assumed).toEqual([{ kind: "birth-stay", code: "768" }]);
    expect(alternatives.map(({ code }) => code)).toContain("807");
  });
});
