import { expect, test } from "vitest";
import { howSoon } from "../../../../../tests/support/cpu-time.ts";
import { namesClinician } from "./clinicians.ts";

test.each([
  "Emil Novak, PsyD",
  "Rosa M. Klein, DDS, MS",
  "Rosa M Klein DDS MS",
  "Dr. Ana Li",
  "Dr Ana Li, M.D.",
  "Ana Maria Luz Li FACS",
  "Joan Ash LCSW-R",
])("%s is a clinician", (text) => {
  expect(namesClinician(text)).toBe(true);
});

test.each([
  "Emil Novak",
  "Novak, PsyD",
  "Emil, Novak PsyD",
  "Emil Novak, PsyD,",
  "Emil novak, PsyD",
  "Ana Maria Luz Eva Li MD",
  "Emil Novak PsyD office",
])("%s is none", (text) => {
  expect(namesClinician(text)).toBe(false);
});

test("letters that fit twice double nothing", async () => {
  const text = `Ana Li ${"FNP, ".repeat(26)}s`; // it took 4 s, and each more doubled it
  expect(await howSoon((tries) => namesClinician(text + tries), 500)).toBe("soon");
});
