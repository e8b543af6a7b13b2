import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { assistanceNear as en } from "./en/assistance-near.ts";

export const assistanceNearWords: InEveryLanguage<typeof en> = { en };
