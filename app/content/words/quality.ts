import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { quality as en } from "./en/quality.ts";

export const qualityWords: InEveryLanguage<typeof en> = { en };
