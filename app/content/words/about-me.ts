import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { aboutMe as en } from "./en/about-me.ts";

export const aboutMeWords: InEveryLanguage<typeof en> = { en };
