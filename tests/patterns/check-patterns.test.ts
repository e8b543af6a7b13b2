import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { projectRoot } from "#app/platform/files/project-root.server.ts";

const folder = mkdtempSync(path.join(tmpdir(), "patterns-"));
afterAll(() => rmSync(folder, { recursive: true }));

const FILES = {
  "exponential.ts": "export const words = /^(?:sub-?|sub|-)+$/; // input: at most 10 characters",
  "cubic.ts": "// input: at most 10 characters\nexport const blanks = /a*a*a*b/;",
  "unbounded.ts": "export const blanks = (text: string) => text.replace(/ +$/, '');",
  "generous.ts": "export const blanks = / +$/; // input: at most 2,000 characters",
  "nameless.ts": "// input: at most MAX_NOWHERE_CHARACTERS characters\nexport const blanks = / +$/;",
  "built.ts":
    "import { either } from './builder.ts';\nexport const words = new RegExp('^(?:' + either(/a/, /a|b/).source + ')+$');",
  "builder.ts":
    "export function either(one: RegExp, other: RegExp) {\n  return new RegExp(one.source + '|' + other.source);\n}",
  "late.ts": "export const begins = (word: string) => new RegExp('^' + word);",
  "fine.ts": [
    "const MAX_NAME_CHARACTERS = 200;",
    "/** Read once. */",
    "// input: at most MAX_NAME_CHARACTERS characters",
    "export const ends = [/ +$/, /\\d+/];",
    "export const linear = /^a+b/;",
  ].join("\n"),
  "fine.test.ts": "export const words = /^(?:a|a)+$/;",
};

test("the check of patterns names each that may backtrack without bound, written or built, and no other", () => {
  for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(folder, name), text);
  const check = path.join(projectRoot(), "tests/patterns/check-patterns.ts");
  const { status, stderr } = spawnSync("npx", ["tsx", check, folder], {
    cwd: projectRoot(),
    encoding: "utf8",
  });
  const named = stderr.split("\n").flatMap((line) => /patterns-[^/]+\/(.*)$/.exec(line)?.[1] ?? []);
  expect(named).toEqual([
    "built.ts:2",
    "cubic.ts:2",
    "exponential.ts:1",
    "generous.ts:1",
    "late.ts:1",
    "nameless.ts:2",
    "unbounded.ts:1",
  ]);
  expect(status).toBe(1);
});
