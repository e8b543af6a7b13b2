import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { upload as en } from "./en/upload.ts";

export const uploadWords: InEveryLanguage<typeof en> = { en };
