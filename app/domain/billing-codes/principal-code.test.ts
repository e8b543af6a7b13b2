import { describe, expect, it } from "vitest";
import { principalCode } from "./principal-code.ts";
import type { CodeType } from "./service-code.ts";

/** 'HCPCS J7121' as a file gives it. */
function codes(...written: string[]) {
  return written.map((text) => {
    const [type, ...code] = text.split(" ");
    return { type: type as CodeType, code: code.join(" ") };
  });
}

describe("principalCode", () => {
  it.each([
    [["CDM RX-13601", "RC 0636", "NDC 00338-0125-04", "HCPCS J7121"], "HCPCS", "J7121"],
    [["RC 0301", "HCPCS 82652"], "CPT", "82652"],
    [["CPT 93010", "HCPCS G0403"], "CPT", "93010"],
    [["HCPCS G0403", "CPT 93010"], "HCPCS", "G0403"],
    [["CDM 1", "RC 250", "NDC 00409174630"], "NDC", "00409-1746-30"],
    [["CDM 1", "RC 110"], "RC", "0110"],
    [["ICD 0SR9019", "MS-DRG 470"], "MS-DRG", "470"],
    [["APR-DRG 302", "DRG 470"], "APR-DRG", "302"],
    [["NDC 00409-1746-30", "APC 5012"], "APC", "5012"],
    [["RC 0120", "ICD 10E0XZZ"], "ICD", "10E0XZZ"],
    [["LOCAL 9", "CDT D0120"], "CDT", "D0120"],
  ])("of %j compares by %s %s", (written, codeType, code) => {
    expect(principalCode(codes(...written))).toEqual({ codeType, code });
  });

  it("passes over what does not look like its type", () => {
    expect(principalCode(codes("CPT ROOM", "RC 120"))).toEqual({ codeType: "RC", code: "0120" });
    expect(principalCode(codes("HCPCS X1234", "NDC N/A"))).toBeNull();
    expect(principalCode(codes("MS-DRG NONE", "RC MISC"))).toBeNull();
  });

  it("knows no code to compare by where the hospital gives only its own", () => {
    expect(principalCode(codes("CDM PX-30000412", "LOCAL 77066"))).toBeNull();
    expect(principalCode([])).toBeNull();
  });
});
