import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { accountExport as en } from "./en/account-export.ts";

export const accountExportWords: InEveryLanguage<typeof en> = { en };
