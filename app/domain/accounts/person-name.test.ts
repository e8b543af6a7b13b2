import { expect, test } from "vitest";
import { tidyPersonName } from "./person-name.ts";

test.each([
  ["  Ana   María\tRíos\n", "Ana María Ríos"],
  ["Zoe\u0308", "Zoë"],
  ["A\u200bn\u200dn\ufeffa", "Anna"],
  ["\u202eevil\u202c name\u0000", "evil name"],
  ["\u200b\u3164\u2060", ""],
  ["دانيال", "دانيال"],
  ["علی\u200cرضا", "علی\u200cرضا"],
  ["क्\u200dष", "क्\u200dष"],
  ["Family 👨‍👩‍👧 of 🧑🏽‍🚀", "Family 👨‍👩‍👧 of 🧑🏽‍🚀"],
])("%j is the name %j", (typed, name) => {
  expect(tidyPersonName(typed)).toBe(name);
});
