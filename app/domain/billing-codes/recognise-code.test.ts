import { describe, expect, it } from "vitest";
import { findDrg, recogniseProcedureCode, recogniseRevenueCode } from "./recognise-code.ts";

describe("recogniseProcedureCode", () => {
  it.each([
    ["99284", "99284", "CPT", []],
    ["99284-25", "99284", "CPT", ["25"]],
    ["9928425", "99284", "CPT", ["25"]],
    ["71046-26-59", "71046", "CPT", ["26", "59"]],
    ["J1885", "J1885", "HCPCS", []],
    ["(12002)", "12002", "CPT", []],
    ["(99203,1", "99203", "CPT", []],
    ["[97161", "97161", "CPT", []],
    ["D2740", "D2740", "CDT", []],
    ["0042T", "0042T", "CPT", []],
    ["J27O4", "J2704", "HCPCS", []],
    ["J1100.10", "J1100", "HCPCS", []],
  ])("recognises %s", (text, code, codeType, modifiers) => {
    expect(recogniseProcedureCode(text)).toEqual({ code, codeType, modifiers });
  });

  it.each([
    "0450",
    "00012",
    "HELLO",
    "12345678",
    "99284-10",
    "E310669",
    "R0370",
    "$99284",
    "1,234",
    "TOTAL",
  ])("does not take %s for a code", (text) => {
    expect(recogniseProcedureCode(text)).toBeNull();
  });
});

describe("recogniseRevenueCode", () => {
  it("gives four digits", () => {
    expect(recogniseRevenueCode("450")).toBe("0450");
    expect(recogniseRevenueCode("O301")).toBe("0301");
  });

  it("does not take the line of totals for a service", () => {
    expect(recogniseRevenueCode("0001")).toBeNull();
  });
});

describe("findDrg", () => {
  it("finds a DRG only where it is named", () => {
    expect(findDrg("MS-DRG 470 Major joint replacement")).toBe("470");
    expect(findDrg("Room 470")).toBeNull();
  });
});
