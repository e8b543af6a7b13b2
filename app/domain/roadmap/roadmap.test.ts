import { beforeEach, expect, test } from "vitest";
import { databaseForTests } from "../../../tests/support/database-for-tests.ts";
import { changeVote } from "./change-vote.server.ts";
import { queueIdeaForReview, readIdea } from "./idea.server.ts";
import { listRoadmap } from "./list-roadmap.server.ts";
import { acceptIdea, moveItem } from "./moderate.server.ts";
import type { RoadmapItem, RoadmapState } from "./roadmap-item.ts";

const database = databaseForTests();
beforeEach(async () => {
  await database.db.$client.query("truncate roadmap_ideas, roadmap_moves, roadmap_votes restart identity");
});

const clockAt = (moment: string) => ({ now: () => new Date(moment) });
const own = (key: string, state: RoadmapState, since: string): RoadmapItem => ({
  key,
  title: key,
  description: "",
  state,
  since,
  path: null,
});
const items = [
  own("old", "planned", "2026-01-01"),
  own("new", "planned", "2026-02-01"),
  own("done", "shipped", "2026-01-01"),
];
const vote = (itemKey: string, voter: string, wants: "vote" | "undo" = "vote") =>
  changeVote(database.db, items, { itemKey, voter, wants });

/** Every item as 'key votes', with a star where the voter voted, by state. */
async function shown(voter: string | null = null) {
  const parts = await listRoadmap(database.db, items, voter);
  return Object.fromEntries(
    parts.map(({ state, items }) => [
      state,
      items.map(({ key, voteCount, isVotedFor }) => `${key} ${voteCount}${isVotedFor ? "*" : ""}`),
    ]),
  );
}

test("the most votes come first, then the newest", async () => {
  expect((await shown()).planned).toEqual(["new 0", "old 0"]);
  await vote("old", "a");
  expect((await shown("a")).planned).toEqual(["old 1*", "new 0"]);
  await vote("new", "b");
  expect((await shown("a")).planned).toEqual(["new 1", "old 1*"]);
});

test("a voter has one vote an item, at the same moment too, and takes back only their own", async () => {
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => vote("old", "a")));
  expect(outcomes).toEqual(Array.from({ length: 8 }, () => ({ outcome: "changed" })));
  await vote("old", "b");
  expect((await shown("a")).planned).toEqual(["old 2*", "new 0"]);
  await vote("old", "c", "undo");
  await vote("old", "a", "undo");
  await vote("old", "a", "undo");
  expect((await shown("a")).planned).toEqual(["old 1", "new 0"]);
});

test("there is no vote on what is shipped, held or not there", async () => {
  await queueIdeaForReview(
    database.db,
    { title: "t", description: "d", email: null },
    clockAt("2026-03-01T00:00:00Z"),
  );
  expect(await vote("done", "a")).toEqual({ outcome: "closed" });
  for (const key of [
    "idea-1",
    "idea-2",
    "idea-0",
    "idea-99999999999",
    "nothing",
    "",
    "\0",
    "'",
    "😀".repeat(999),
  ]) {
    expect([key, await vote(key, "a")]).toEqual([key, { outcome: "unknown-item" }]);
  }
  await acceptIdea(database.db, 1, "idea", clockAt("2026-03-02T00:00:00Z"));
  expect(await vote("idea-1", "a")).toEqual({ outcome: "changed" });
  expect((await shown("a")).idea).toEqual(["idea-1 1*"]);
});

test("the operator's move holds until a version ships the item, and votes go along", async () => {
  await vote("old", "a");
  const to = (itemKey: string, state: RoadmapState) =>
    moveItem(database.db, items, { itemKey, state }, clockAt("2026-05-05T00:00:00Z"));
  await to("old", "in-progress");
  const [inProgress] = await listRoadmap(database.db, items, null);
  expect(inProgress?.items[0]).toMatchObject({ key: "old", since: "2026-05-05", voteCount: 1 });
  const nextVersion = [own("old", "shipped", "2026-06-01")];
  expect((await listRoadmap(database.db, nextVersion, null)).at(-1)?.items[0]).toMatchObject({
    state: "shipped",
    since: "2026-06-01",
  });
  expect(await to("done", "planned")).toEqual({ outcome: "shipped-in-this-version" });
});

test("an idea is tidied, and each field that is wrong is named with what is wrong", () => {
  expect(
    readIdea({ title: " Big\0ger\r\nletters ", description: " a\r\n\r\n\r\n b ", email: " A@Example.org " }),
  ).toEqual({
    outcome: "read",
    value: { title: "Big ger letters", description: "a\n\nb", email: "a@example.org" },
  });
  expect(readIdea({ title: "\u200b \0", description: "x".repeat(1001), email: "ada" })).toEqual({
    outcome: "invalid",
    problems: { title: "missing", description: "too-long", email: "invalid" },
  });
  expect(readIdea({ title: "x".repeat(81) })).toMatchObject({
    problems: { title: "too-long", description: "missing" },
  });
});
