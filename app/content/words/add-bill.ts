import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { addBill as en } from "./en/add-bill.ts";

export const addBillWords: InEveryLanguage<typeof en> = { en };
