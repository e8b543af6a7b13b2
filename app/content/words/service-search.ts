import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { serviceSearch as en } from "./en/service-search.ts";

export const serviceSearchWords: InEveryLanguage<typeof en> = { en };
