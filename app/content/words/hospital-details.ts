import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { hospitalDetails as en } from "./en/hospital-details.ts";

export const hospitalDetailsWords: InEveryLanguage<typeof en> = { en };
