import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { roadmap as en } from "./en/roadmap.ts";

export const roadmapWords: InEveryLanguage<typeof en> = { en };
