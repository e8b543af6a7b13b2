import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { mail as en } from "./en/mail.ts";

export const mailWords: InEveryLanguage<typeof en> = { en };
