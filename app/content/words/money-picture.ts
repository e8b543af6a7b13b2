import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { moneyPicture as en } from "./en/money-picture.ts";

export const moneyPictureWords: InEveryLanguage<typeof en> = { en };
