import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { deadlines as en } from "./en/deadlines.ts";

export const deadlinesWords: InEveryLanguage<typeof en> = { en };
