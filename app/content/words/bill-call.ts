import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { billCall as en } from "./en/bill-call.ts";

export const billCallWords: InEveryLanguage<typeof en> = { en };
