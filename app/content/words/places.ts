import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { places as en } from "./en/places.ts";

export const placeWords: InEveryLanguage<typeof en> = { en };
