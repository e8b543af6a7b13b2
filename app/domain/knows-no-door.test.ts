import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".ts") && !file.endsWith(".test.ts"),
);

// The brackets keep this file out of what it looks for.
test("no rule or query knows a request or a status code: these belong to the doors", () => {
  const knowing = sources.filter((file) =>
    /status[C]ode|[R]equest/.test(readFileSync(path.join(import.meta.dirname, file), "utf8")),
  );
  expect(sources.length).toBeGreaterThan(100);
  expect(knowing).toEqual([]);
});
