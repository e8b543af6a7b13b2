/** What a published amount is probably the price of. 'unsure': what is known of it fits two of them alike, or nothing
 *  tells. */
export const PRICE_PARTS = ["whole-facility", "professional", "part", "unsure"] as const;
export type PricePart = (typeof PRICE_PARTS)[number];

/** `confidence`: how probable that is, 0 to 1; null: the billing class or the kind of service says it, or nothing does. */
export type JudgedPart = { part: PricePart; confidence: number | null };
