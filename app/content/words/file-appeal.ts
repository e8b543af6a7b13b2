import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { fileAppeal as en } from "./en/file-appeal.ts";

export const fileAppealWords: InEveryLanguage<typeof en> = { en };
