import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { billReview as en } from "./en/bill-review.ts";

export const billReviewWords: InEveryLanguage<typeof en> = { en };
