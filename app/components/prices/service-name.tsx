import {
  KEPT_NAMES_LANGUAGE,
  languageOfServiceName,
  serviceNameIn,
} from "#app/domain/billing-codes/plain-service-name.ts";
import type { ServiceItem } from "#app/domain/services/service-item.ts";
import { useLanguage } from "../use-words.ts";

/** A service's name in the language of the page, or its hospitals' description, marked as English. */
export function ServiceName({ of }: { of: ServiceItem }) {
  const language = useLanguage();
  const name = serviceNameIn(language, of);
  return languageOfServiceName(language, of) === language ? name : <HospitalsWords>{name}</HospitalsWords>;
}

/** What a hospital's file says in English: marked on a page in another language, so that it is read aloud rightly. */
export function HospitalsWords({ children }: { children: string }) {
  return useLanguage() === KEPT_NAMES_LANGUAGE ? (
    children
  ) : (
    <span lang={KEPT_NAMES_LANGUAGE}>{children}</span>
  );
}
