import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { accountBills as en } from "./en/account-bills.ts";

export const accountBillsWords: InEveryLanguage<typeof en> = { en };
