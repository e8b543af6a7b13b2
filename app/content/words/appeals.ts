import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { appeals as en } from "./en/appeals.ts";

export const appealsWords: InEveryLanguage<typeof en> = { en };
