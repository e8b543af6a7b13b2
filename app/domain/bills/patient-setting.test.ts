import { expect, test } from "vitest";
import { patientSettingOf } from "./patient-setting.ts";

const scan = { serviceCode: { codeType: "CPT", code: "73721" }, revenueCode: "0610" } as const;

test.each([
  ["no line", [], "outpatient"],
  ["a scan", [scan], "outpatient"],
  ["a room", [scan, { serviceCode: null, revenueCode: "0120" }], "inpatient"],
  [
    "intensive care as the code",
    [{ serviceCode: { codeType: "RC", code: "0200" }, revenueCode: null }],
    "inpatient",
  ],
  ["a DRG", [{ serviceCode: { codeType: "MS-DRG", code: "470" }, revenueCode: null }], "inpatient"],
  ["supplies", [{ serviceCode: null, revenueCode: "0270" }], "outpatient"],
] as const)("a bill with %s is judged by what only a stay has: %#", (_, lines, setting) => {
  expect(patientSettingOf(lines)).toBe(setting);
});
