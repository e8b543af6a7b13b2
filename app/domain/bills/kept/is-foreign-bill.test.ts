import { expect, test } from "vitest";
import { printsForeignMoney } from "./is-foreign-bill.ts";

test.each<[boolean, ...string[]]>([
  [true, "CLINICA SANTA MARIA", "Consulta € 120,00", "Total € 120,00"],
  [true, "Knee MRI 540.00", "Total GBP 540.00"],
  [false, "Knee MRI $540.00", "Total £540.00"], // a sign that was read wrongly
  [false, "SEMI-PRIVATE RM 2,450.00", "TOTAL 2,450.00"], // a room
  [false, "Knee MRI 540.00"],
])("%s: %s …", (isForeign, ...rows) => {
  const words = (row: string) => ({ words: row.split(" ").map((text) => ({ text })) });
  expect(printsForeignMoney(rows.map(words))).toBe(isForeign);
});
