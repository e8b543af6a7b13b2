import type { Language } from "#app/domain/language/language.ts";
import { languageOf } from "#app/domain/language/language-of.ts";
import { NAMES_IN_SPANISH } from "./plain-names/es/names-in-spanish.ts";
import { NAMES_IN_ENGLISH } from "./plain-names/names-in-english.ts";
import type { PlainNames } from "./plain-names/plain-names.ts";
import type { CodeType, ServiceCode } from "./service-code.ts";

type NamedService = Readonly<ServiceCode & { name: string }>;

/** The language of the names that the database keeps and of hospitals' descriptions, and so of files, feeds and the API. */
export const KEPT_NAMES_LANGUAGE = languageOf("/");

const SERVICES: Readonly<Record<Language, readonly NamedService[]>> = {
  en: listServices(NAMES_IN_ENGLISH),
  es: listServices(NAMES_IN_SPANISH),
};

const NAMES: Readonly<Record<Language, ReadonlyMap<CodeType, ReadonlyMap<string, string>>>> = {
  en: namesByCode(SERVICES.en),
  es: namesByCode(SERVICES.es),
};

/** What a patient calls a service, in our own words, found by its code in normal form; null = we have not named it. */
export function plainServiceName(language: Language, { codeType, code }: ServiceCode): string | null {
  return NAMES[language].get(codeType)?.get(code) ?? null;
}

/** The name of a service for a reader: as the database keeps it, or our own name in the reader's language. A service that we
 *  have not named keeps its hospitals' English description. */
export function serviceNameIn(language: Language, service: ServiceCode & { name: string }): string {
  if (language === KEPT_NAMES_LANGUAGE) return service.name;
  return plainServiceName(language, service) ?? service.name;
}

/** The language of what `serviceNameIn` returns. */
export function languageOfServiceName(language: Language, service: ServiceCode): Language {
  return plainServiceName(language, service) === null ? KEPT_NAMES_LANGUAGE : language;
}

/** All services that have a name of ours, each once, with codes in normal form. */
export function namedServices(language: Language): readonly NamedService[] {
  return SERVICES[language];
}

function listServices(names: readonly PlainNames[]): NamedService[] {
  return names.flatMap((ofArea) =>
    Object.entries(ofArea).flatMap(([codeType, ofType]) =>
      Object.entries(ofType).map(([code, name]) => ({ codeType: codeType as keyof PlainNames, code, name })),
    ),
  );
}

function namesByCode(services: readonly NamedService[]): Map<CodeType, Map<string, string>> {
  const names = new Map<CodeType, Map<string, string>>();
  for (const { codeType, code, name } of services) {
    const ofType = names.get(codeType) ?? new Map<string, string>();
    names.set(codeType, ofType.set(code, name));
  }
  return names;
}
