import { languageOf } from "../../language/language-of.ts";

/** The language of mail about accounts: the front page's, because no account keeps a language of the site yet. */
export const MAIL_LANGUAGE = languageOf("/");
