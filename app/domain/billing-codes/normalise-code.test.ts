import { describe, expect, it } from "vitest";
import { normaliseCode } from "./normalise-code.ts";

describe("normaliseCode", () => {
  it.each([
    ["HCPCS", "77066", "CPT", "77066"],
    ["CPT", "G0439", "HCPCS", "G0439"],
    ["HCPCS", "v5240", "HCPCS", "V5240"],
    ["hcpcs", " 0200T ", "CPT", "0200T"],
    ["HCPCS", "0077U", "CPT", "0077U"],
    ["CPT", "0502F", "CPT", "0502F"],
    ["CPT", "0001A", "CPT", "0001A"],
    ["CPT", "0011M", "CPT", "0011M"],
    ["HCPCS", "D0120", "CDT", "D0120"],
    ["CDT", "d0120", "CDT", "D0120"],
  ])("tells by its shape what kind of procedure code %s %s is", (type, code, codeType, normal) => {
    expect(normaliseCode(type, code)).toEqual({ codeType, code: normal });
  });

  it.each([
    ["CPT", "ROOM"],
    ["HCPCS", "X1234"],
    ["CPT", "00000"],
    ["CPT", "71046-26"],
    ["CPT", "7104"],
  ])("leaves %s %s, which has no such shape, its type", (type, code) => {
    expect(normaliseCode(type, code)).toEqual({ codeType: type, code });
  });

  it("does not take a hospital's own number of five digits for CPT", () => {
    expect(normaliseCode("CDM", "77066")).toEqual({ codeType: "CDM", code: "77066" });
    expect(normaliseCode("LOCAL", "g0439")).toEqual({ codeType: "LOCAL", code: "G0439" });
  });

  it.each([
    ["250", "0250"],
    ["0301", "0301"],
    ["1002", "1002"],
  ])("writes revenue code %s with four digits", (code, normal) => {
    expect(normaliseCode("RC", code)).toEqual({ codeType: "RC", code: normal });
  });

  it.each([
    ["MS-DRG", "64", "064"],
    ["MS-DRG", "470", "470"],
    ["MS-DRG", "MS470", "470"],
    ["MS-DRG", "MS-DRG 470", "470"],
    ["MS-DRG", "0470", "470"],
    ["MS-LTC-DRG", "56", "056"],
    ["APR-DRG", "53", "053"],
    ["APR-DRG", "139-4", "139-4"],
    ["DRG", "7", "007"],
  ])("writes %s %s with three digits", (type, code, normal) => {
    expect(normaliseCode(type, code)).toEqual({ codeType: type, code: normal });
  });

  it.each([
    ["00338-0125-04", "00338-0125-04"],
    ["00409174630", "00409-1746-30"],
    ["0409-1746-30", "00409-1746-30"],
    ["55150-183-10", "55150-0183-10"],
    ["55150-1830-1", "55150-1830-01"],
    ["00338-0125-04 [12345]", "00338-0125-04"],
    ["00409174630 (EACH)", "00409-1746-30"],
  ])("writes NDC %s as 5-4-2", (code, normal) => {
    expect(normaliseCode("NDC", code)).toEqual({ codeType: "NDC", code: normal });
  });

  it.each([
    "0409174630",
    "123456-1234-12",
    "SALINE",
    "12-34",
  ])("leaves NDC %s as it is, for its parts cannot be told", (code) => {
    expect(normaliseCode("NDC", code)).toEqual({ codeType: "NDC", code });
  });

  it("trims other codes and writes them in upper case", () => {
    expect(normaliseCode("icd", " 0sr9019 ")).toEqual({ codeType: "ICD", code: "0SR9019" });
  });

  it("knows no code that is empty or longer than sixty characters", () => {
    expect(normaliseCode("CDM", "  ")).toBeNull();
    expect(normaliseCode("CDM", "9".repeat(61))).toBeNull();
    expect(normaliseCode("CDM", "9".repeat(60))).not.toBeNull();
    expect(normaliseCode("CDM", "1\0")).toBeNull();
  });

  it("knows no code of a type that the CMS dictionaries do not have", () => {
    expect(normaliseCode("SOMETHING", "1")).toBeNull();
    expect(normaliseCode("", "1")).toBeNull();
  });
});
