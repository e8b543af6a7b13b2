/** The languages that the site speaks; which one a page speaks is a property of its address. */
export type Language = "en" | "es";

/** What the addresses of each language's pages begin with. */
export const ADDRESS_PREFIXES: Readonly<Record<Language, "" | `/${string}`>> = { en: "", es: "/es" };

export const LANGUAGES = Object.keys(ADDRESS_PREFIXES) as readonly Language[];

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: "English", es: "Español" };
