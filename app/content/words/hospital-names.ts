import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { hospitalNames as en } from "./en/hospital-names.ts";

export const hospitalNameWords: InEveryLanguage<typeof en> = { en };
