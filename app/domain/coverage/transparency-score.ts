/** The parts of the transparency score, each with the same weight; together 100 points. Files name them so. */
export const scoreParts = ["template", "date", "errors", "cash", "negotiated"] as const;

export type ScorePart = (typeof scoreParts)[number];

/** The most points of a part, whole ones, rounded down. */
export const pointsOfPart = 20;
