import { languageOf } from "../language/language-of.ts";

/** The language of letters and the documents with them, whichever the page speaks: hospitals and plans read them. */
export const LETTER_LANGUAGE = languageOf("/");
