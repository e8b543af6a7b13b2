import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { forms as en } from "./en/forms.ts";

export const formWords: InEveryLanguage<typeof en> = { en };
