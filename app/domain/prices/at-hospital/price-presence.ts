/**
 * What is here of a hospital's price of a service. 'not-loaded': its price file is not here, which does not mean that it publishes
 * none. 'does-not-list': its file has no line with the code. 'without-usable-price': it has one, whose amounts are blank, only
 * negotiated ones, or none that can be a price.
 */
export const PRICE_PRESENCES = ["not-loaded", "does-not-list", "without-usable-price", "priced"] as const;
export type PricePresence = (typeof PRICE_PRESENCES)[number];

/** Why the price is missing. */
export type MissingPrice = Exclude<PricePresence, "priced">;
