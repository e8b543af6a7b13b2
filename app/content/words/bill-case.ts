import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { billCase as en } from "./en/bill-case.ts";

export const billCaseWords: InEveryLanguage<typeof en> = { en };
