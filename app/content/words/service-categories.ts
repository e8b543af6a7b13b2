import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { serviceCategoryNames as en } from "./en/service-categories.ts";

export const serviceCategoryWords: InEveryLanguage<typeof en> = { en };
