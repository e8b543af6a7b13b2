import { expect, test } from "vitest";
import { openInTurn } from "./open-in-turn.ts";

function log() {
  const closed: string[] = [];
  const thing = (name: string, failure?: Error) => ({
    name,
    async close() {
      closed.push(name);
      if (failure) throw failure;
    },
  });
  return { closed, thing };
}

test("what was opened is closed once, the last one first, and hands on what failed to close", async () => {
  const { closed, thing } = log();
  const opened = await openInTurn(async (opening) => {
    const { name } = opening.add(thing("database"));
    opening.add(thing("queue", new Error("stuck")));
    opening.add(thing("reader"));
    return name;
  });
  expect([opened.value, closed]).toEqual(["database", []]);
  await expect(opened.close()).rejects.toThrow("stuck");
  await opened.close();
  expect(closed).toEqual(["reader", "queue", "database"]);
});

test("where a later one does not open, the earlier ones are closed and its failure is told", async () => {
  const { closed, thing } = log();
  const opening = openInTurn(async (opening) => {
    opening.add(thing("database"));
    opening.add(thing("queue", new Error("stuck")));
    throw new Error("no port");
  });
  await expect(opening).rejects.toThrow("no port");
  expect(closed).toEqual(["queue", "database"]);
});
