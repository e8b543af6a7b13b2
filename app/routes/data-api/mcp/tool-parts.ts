import { z } from "zod/v4";
import type { Dollars } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";

/** Rows that a tool gives of a long list. */
export const MAX_PRICES = 10;
/** Things that its paragraph names. */
export const MAX_SAID = 5;

/** A short text that a tool takes. */
export const shortText = (about: string) => z.string().trim().min(1).max(200).meta({ description: about });

/** A reply's dollars, as people read them. */
export const money = (amount: number) => formatDollars(String(amount) as Dollars);
