import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { serviceDetails as en } from "./en/service-details.ts";

export const serviceDetailsWords: InEveryLanguage<typeof en> = { en };
