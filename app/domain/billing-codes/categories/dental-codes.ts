import type { CodeRanges } from "./code-ranges.ts";

/** CDT: dental care. */
export const DENTAL_CODES: CodeRanges = {
  "dental-exams-and-x-rays": "D0100-D0999",
  "dental-cleaning-and-prevention": "D1000-D1999",
  "fillings-and-crowns": "D2000-D2999",
  "root-canals": "D3000-D3999",
  "gum-treatment": "D4000-D4999",
  "dentures-bridges-and-implants": "D5000-D6999",
  "tooth-removal-and-mouth-surgery": "D7000-D7999",
  braces: "D8000-D8999",
  "other-dental-care": "D9000-D9999",
};
