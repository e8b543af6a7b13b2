import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { ownPlan as en } from "./en/own-plan.ts";

export const ownPlanWords: InEveryLanguage<typeof en> = { en };
