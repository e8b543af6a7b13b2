import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { planKinds as en } from "./en/plan-kinds.ts";

export const planKindWords: InEveryLanguage<typeof en> = { en };
