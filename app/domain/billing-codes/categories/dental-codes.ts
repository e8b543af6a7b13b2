import type { CodeRanges } from "./code-ranges.ts";

/** CDT: dental care. */
export const DENTAL_CODES: CodeRanges = {
  "Dental exams and X-rays": "D0100-D0999",
  "Dental cleaning and prevention": "D1000-D1999",
  "Fillings and crowns": "D2000-D2999",
  "Root canals": "D3000-D3999",
  "Gum treatment": "D4000-D4999",
  "Dentures, bridges and implants": "D5000-D6999",
  "Tooth removal and mouth surgery": "D7000-D7999",
  Braces: "D8000-D8999",
  "Other dental care": "D9000-D9999",
};
