import { expect, test } from "vitest";
import { howSoon } from "../../../tests/support/cpu-time.ts";
import { chooseDescription } from "./choose-description.ts";
import { readableDescription } from "./readable-description.ts";

test.each([
  ["HC MRI TEMPOROMANDIBULAR JOINT", "70336", "MRI temporomandibular joint"],
  ["PF HC BX SKIN W/O INJ", "1", "Biopsy skin without injection"],
  ["XR RIBS BILAT", "71111", "X-ray ribs both sides"],
  ["TACROLIMUS XR 1 MG", "1", "Tacrolimus xr 1 mg"],
  ["Repair Complex 1.1-2.5 Cm - 13131", "13131", "Repair complex 1.1-2.5 cm"],
  ["Spinal Procedures Without Cc/Mcc", "030", "Spinal procedures without complications"],
  ["SPINAL PROCEDURES WITH MCC", "028", "Spinal procedures with major complications"],
  ["Excise lwr jaw cyst w/repair", "1", "Excise lower jaw cyst with repair"],
  ["Biopsy of voice box using an endoscope", "1", "Biopsy of voice box using an endoscope"],
  ["", "1", ""],
])("a charge master's %j of code %s reads %j", (written, code, readable) => {
  expect(readableDescription(written, code)).toBe(readable);
});

test("of several hospitals' descriptions the one that shares most words with the others names a service", () => {
  const written = [
    "ASPIRIN 81 MG CARTON",
    "DEBRIDEMENT BONE 20 SQ CM",
    "HC DEBRIDEMENT OF BONE FIRST 20 SQ CM",
  ];
  expect(chooseDescription({ codeType: "CPT", code: "11044" }, written)).toMatch(/^Debridement/);
});

test("a drug's package names no procedure, and nothing but the code is left where there is no other name", () => {
  expect(chooseDescription({ codeType: "CPT", code: "11044" }, ["ASPIRIN 81 MG CARTON"])).toBe("CPT 11044");
  expect(chooseDescription({ codeType: "HCPCS", code: "J1885" }, ["KETOROLAC 15 MG VIAL"])).toBe(
    "Ketorolac 15 mg vial",
  );
});

test("marks in a word are read once, however many there are", async () => {
  expect(readableDescription('("biopsy").', "1")).toBe('("biopsy").');
  const marks = `a${",".repeat(50_000)}x`; // it took 5 s
  expect(await howSoon((tries) => readableDescription(marks + tries, "1"), 500)).toBe("soon");
});
