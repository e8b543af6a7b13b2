import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { negotiation as en } from "./en/negotiation.ts";

export const negotiationWords: InEveryLanguage<typeof en> = { en };
