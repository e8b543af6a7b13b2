import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { hospitalsForPlace as en } from "./en/hospitals-for-place.ts";

export const hospitalsForPlaceWords: InEveryLanguage<typeof en> = { en };
