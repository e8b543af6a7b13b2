import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { authorizedPersons as en } from "./en/authorized-persons.ts";

export const authorizedPersonsWords: InEveryLanguage<typeof en> = { en };
