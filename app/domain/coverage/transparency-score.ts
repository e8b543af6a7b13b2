/** A part of the transparency score: 0 to 20 whole points, rounded down. */
export type ScorePart = {
  /** Under which it stands in files. */
  field: "template" | "date" | "errors" | "cash" | "negotiated";
  name: string;
  /** How its points are counted, a sentence. */
  rule: string;
};

export const pointsOfPart = 20;

/** The five parts, each with the same weight; together 100 points. */
export const scoreParts: readonly ScorePart[] = [
  {
    field: "template",
    name: "Newest template",
    rule: "20 points where the file follows version 3.0 of the CMS templates, none where it follows an older one.",
  },
  {
    field: "date",
    name: "Up to date",
    rule: "20 points where the file’s own date lies within 365 days of the newest file here, none where it is older or the file gives no date that can be read.",
  },
  {
    field: "errors",
    name: "Without errors",
    rule: "20 points less the errors per row: with one error for each two rows 10 are left, with one for each row none.",
  },
  {
    field: "cash",
    name: "Cash prices",
    rule: "The share of the file’s prices that have a discounted cash price, times 20.",
  },
  {
    field: "negotiated",
    name: "Negotiated charges",
    rule: "The file’s negotiated charges, divided by its standard charges, times 20, and no more than 20: with one negotiated charge for each standard charge on average, all points.",
  },
];
