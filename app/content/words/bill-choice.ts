import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { billChoice as en } from "./en/bill-choice.ts";

export const billChoiceWords: InEveryLanguage<typeof en> = { en };
