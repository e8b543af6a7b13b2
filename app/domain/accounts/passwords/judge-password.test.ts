import { expect, test } from "vitest";
import { openPasswordJudge } from "./judge-password.server.ts";

const ada = { name: "Ada Lovelace", email: "ada.lovelace@example.org" };
const judge = openPasswordJudge();

test.each([
  ["", "missing"],
  ["kJ8#mQ2", "too-short"],
  ["passw0rd", "guessable"],
  ["12345678901", "guessable"],
  ["lovelace1", "guessable"],
  ["Ada Lovelace", "personal"],
  ["ADA.LOVELACE", "personal"],
  ["ada.lovelace@example.org", "personal"],
  ["x".repeat(201), "too-long"],
])("'%s' cannot be taken: %s", async (password, problem) => {
  expect(await judge(password, ada)).toBe(problem);
});

test.each([
  "correct horse",
  "vK9#wq2Lx",
  "ключ от дома",
  "🔑🐎🔋🧷🪁🧭🪐🎻🧮🪴🛶🧊",
  "x".repeat(200),
])("'%s' can be taken", async (password) => {
  expect(await judge(password, ada)).toBeNull();
});
