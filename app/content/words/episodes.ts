import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { episodes as en } from "./en/episodes.ts";

export const episodeWords: InEveryLanguage<typeof en> = { en };
