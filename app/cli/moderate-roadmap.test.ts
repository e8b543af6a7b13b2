import { beforeEach, expect, test } from "vitest";
import { queueIdeaForReview } from "#app/domain/roadmap/idea.server.ts";
import { listRows } from "../../tests/fixtures/mrf/list-rows.ts";
import { databaseForTests } from "../../tests/support/database-for-tests.ts";
import { runProgram } from "../../tests/support/run-program.ts";

const database = databaseForTests({ isOfCommands: true });
beforeEach(async () => {
  await database.db.$client.query("truncate roadmap_ideas, roadmap_moves, roadmap_votes restart identity");
});

const clock = { now: () => new Date("2026-03-01T12:00:00Z") };

const run = (...args: string[]) => runProgram("roadmap", ...args);

const hold = (title: string, email: string | null = null) =>
  queueIdeaForReview(database.db, { title, description: "One line.\nAnother.", email }, clock);
const ideas = () =>
  listRows(database.db, "select idea_id, title, email, state from roadmap_ideas order by idea_id");

test("held ideas are listed, the oldest first, for people and for programs", async () => {
  expect(await run()).toEqual({ code: 0, output: "Held ideas: 0\n" });
  await hold("Bigger letters", "ada@example.org");
  await hold("Louder colours");
  expect(await run()).toEqual({
    code: 0,
    output:
      "1\t2026-03-01\tBigger letters\n\tOne line.\n\tAnother.\n\tasked back at: ada@example.org\n" +
      "2\t2026-03-01\tLouder colours\n\tOne line.\n\tAnother.\nHeld ideas: 2\n",
  });
  const { output } = await run("--json");
  expect(
    output
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line)),
  ).toEqual([
    {
      ideaId: 1,
      title: "Bigger letters",
      description: "One line.\nAnother.",
      email: "ada@example.org",
      sentAt: "2026-03-01T12:00:00.000Z",
    },
    expect.objectContaining({ ideaId: 2, email: null }),
  ]);
});

test("an accepted idea shows, its sender's address is forgotten, and it cannot be accepted again", async () => {
  await hold("Bigger letters", "ada@example.org");
  await hold("Louder colours");
  expect(await run("--accept", "1")).toEqual({
    code: 0,
    output: "“Bigger letters” shows on the roadmap now, in state idea, as idea-1.\n",
  });
  expect(await run("--accept", "2", "--state", "planned", "--json")).toEqual({
    code: 0,
    output: '{"outcome":"accepted","ideaId":2,"key":"idea-2","title":"Louder colours"}\n',
  });
  expect(await run("--accept", "1")).toEqual({ code: 1, output: "No idea 1 is held.\n" });
  expect(await ideas()).toEqual(["1 ; Bigger letters ; - ; idea", "2 ; Louder colours ; - ; planned"]);
});

test("a rejected idea is erased with its votes, whether it was held or shown", async () => {
  await hold("Bigger letters");
  await hold("Louder colours");
  await run("--accept", "2");
  await database.db.$client.query(
    "insert into roadmap_votes values ('idea-2', 'visitor:a'), ('spanish', 'visitor:a')",
  );
  for (const [number, title] of [
    ["1", "Bigger letters"],
    ["2", "Louder colours"],
  ] as const) {
    expect(await run("--reject", number)).toEqual({ code: 0, output: `“${title}” is erased.\n` });
  }
  expect(await ideas()).toEqual([]);
  expect(await listRows(database.db, "select item_key from roadmap_votes")).toEqual(["spanish"]);
  expect(await run("--reject", "2", "--json")).toEqual({
    code: 1,
    output: '{"outcome":"unknown","ideaId":2}\n',
  });
});

test("items move from state to state, the project's own too, and one moved back follows the program again", async () => {
  await hold("Bigger letters");
  expect(await run("--move", "idea-1", "planned")).toEqual({
    code: 1,
    output: "idea-1 is held: accept it first.\n",
  });
  await run("--accept", "1");
  expect(await run("--move", "idea-1", "shipped")).toEqual({
    code: 0,
    output: "idea-1 is in state shipped now.\n",
  });
  expect(await ideas()).toEqual(["1 ; Bigger letters ; - ; shipped"]);

  const moves = () => listRows(database.db, "select item_key, state from roadmap_moves");
  await run("--move", "price-alerts", "planned");
  expect((await run("--move", "price-alerts", "in-progress")).code).toBe(0);
  expect(await moves()).toEqual(["price-alerts ; in-progress"]);
  await run("--move", "price-alerts", "idea");
  expect(await moves()).toEqual([]);
  expect(await run("--move", "glossary", "planned")).toEqual({
    code: 1,
    output: "glossary is part of this version of the program, so it stays shipped.\n",
  });
  expect(await run("--move", "nothing", "planned", "--json")).toEqual({
    code: 1,
    output: '{"outcome":"unknown-item","key":"nothing","state":"planned"}\n',
  });
});

test.each([
  [["--accept"]],
  [["--accept", "0"]],
  [["--accept", "1e2"]],
  [["--accept", "99999999999"]],
  [["--accept", "1", "--state", "held"]],
  [["--accept", "1", "--reject", "2"]],
  [["--reject", "1", "--state", "idea"]],
  [["--move", "idea-1"]],
  [["--move", "idea-1", "held"]],
  [["--move", "idea-1", "idea", "planned"]],
  [["1"]],
  [["--unknown"]],
])("called with %j it ends with 2 and says how to call it", async (args) => {
  const { code, output } = await run(...args);
  expect([code, output.startsWith("Usage: npx faircharge roadmap")]).toEqual([2, true]);
});
