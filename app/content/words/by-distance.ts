import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { byDistance as en } from "./en/by-distance.ts";

export const byDistanceWords: InEveryLanguage<typeof en> = { en };
