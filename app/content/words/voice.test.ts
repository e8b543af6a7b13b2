import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { wordsIn } from "./words.ts";

type Texts = { [key: string]: string | Texts };

/** Turns of phrase that docs/voice.md bans, as patterns: id, pattern, what to write instead. */
const rules = readFileSync(new URL("../../../tests/data/voice-rules.tsv", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => line.split("\t"))
  .map(([id = "", pattern = "", instead = ""]) => ({ id, pattern: new RegExp(pattern, "gi"), instead }));

/** What a rule means otherwise: the middle 50%, the middle value that a median is, and sheets of paper. */
const RIGHT = /the middle 50%|the middle value|\{paper\}|paper copy|on paper/gi;

const textsOf = (texts: Texts, name = ""): [name: string, text: string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === "string" ? [[`${name}${key}`, text] as const] : textsOf(text, `${name}${key}.`),
  ) as [string, string][];

function banned(text: string): string[] {
  const judged = text.replace(RIGHT, " ");
  return rules
    .filter(({ pattern }) => judged.search(pattern) >= 0)
    .map(({ id, instead }) => `${id}: write ${instead}`);
}

test("no message has a turn of phrase that the voice bans", () => {
  const texts = textsOf(wordsIn("en") as object as Texts);
  expect(texts.length).toBeGreaterThan(5_000);
  expect(texts.flatMap(([name, text]) => banned(text).map((fault) => `${name}: ${fault}`))).toEqual([]);
});

test.each([
  ["In the middle, hospitals charge $900.", "middle"],
  ["Somebody else sees it.", "somebody"],
  ["You need not sign.", "need-not"],
  ["What it comes to: it comes to {amount}.", "comes-to"],
])("%s is found", (text, id) => {
  expect(banned(text).join()).toContain(`${id}:`);
});
