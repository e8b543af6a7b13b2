import { languageOfServiceName, serviceNameIn } from "#app/domain/billing-codes/plain-service-name.ts";
import type { ServiceItem } from "#app/domain/services/service-item.ts";
import { useLanguage } from "../use-words.ts";

/** A service's name in the language of the page; a name in another language is marked, so that it is read aloud rightly. */
export function ServiceName({ of }: { of: ServiceItem }) {
  const language = useLanguage();
  const languageOfName = languageOfServiceName(language, of);
  const name = serviceNameIn(language, of);
  return languageOfName === language ? name : <span lang={languageOfName}>{name}</span>;
}
