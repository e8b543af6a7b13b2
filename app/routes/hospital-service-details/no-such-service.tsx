import { PlaceLink } from "#app/components/page/kept-place.tsx";
import { codeName } from "#app/components/price-words.ts";
import { ServiceName } from "#app/components/prices/service-name.tsx";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { categoryName, subcategoryName } from "#app/content/service-category-names.ts";
import type { TypedCode } from "#app/domain/billing-codes/normalise-code.ts";
import {
  hospitalPath,
  hospitalServicePath,
  type LinkedHospital,
} from "#app/domain/hospitals/finding/hospital-link.ts";
import { say } from "#app/domain/language/say.ts";
import type { ServiceItem } from "#app/domain/services/service-item.ts";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import { note, page, part } from "#app/ui/page/stack.css.ts";

interface NoSuchServiceProps {
  hospital: LinkedHospital;
  asked: TypedCode;
  /** Where similar codes are, and the hospital's services there; none: its categories replace them. */
  subcategory: string;
  services: ServiceItem[];
  categories: string[];
}

/** In place of a service that the hospital’s file does not list: what it does publish, and others who may have it. */
export function NoSuchService(props: NoSuchServiceProps) {
  const { serviceDetails } = useWords();
  const { hospital, asked, subcategory, services, categories } = props;
  const words = useWords().missingPrices;
  const language = useLanguage();
  const askedName = asked.codeType === null ? asked.code : codeName(asked);
  return (
    <MainContent>
      <div className={page}>
        <h1>{say(language, words.page.notListed, { service: askedName })}</h1>
        <p>
          {say(language, words.ofHospital["does-not-list"], { hospital: hospital.name, service: askedName })}{" "}
          {words.otherCode} <PlaceLink href={hospitalPath(hospital)}>{words.itsPage}</PlaceLink>
        </p>
        {services.length > 0 ? (
          <section className={part} aria-labelledby="others">
            <h2 id="others">
              {say(language, serviceDetails.noSuchService.subcategory, {
                subcategory: subcategoryName(language, subcategory),
              })}
            </h2>
            <ul>
              {services.map((service) => (
                <li key={codeName(service)}>
                  <PlaceLink href={hospitalServicePath(hospital, service)}>
                    <ServiceName of={service} />
                  </PlaceLink>{" "}
                  <span className={note}>{codeName(service)}</span>
                </li>
              ))}
            </ul>
          </section>
        ) : (
          <section className={part} aria-labelledby="others">
            <h2 id="others">{serviceDetails.noSuchService.published}</h2>
            <ul>
              {categories.map((category) => (
                <li key={category}>
                  <a
                    href={`${addressOf("/hospital_details", { name: hospital.name, id: hospital.shortId, category })}#other-services`}
                  >
                    {categoryName(language, category)}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
        <div>
          <ActionLink href={addressOf("/hospital_search", { code_type: asked.codeType, code: asked.code })}>
            {say(language, serviceDetails.noSuchService.elsewhere, { askedName })}
          </ActionLink>
        </div>
      </div>
    </MainContent>
  );
}

/** In place of a service that the address does not name. */
export function ServiceNotNamed({ hospital }: Pick<NoSuchServiceProps, "hospital">) {
  const words = useWords().serviceDetails;
  const language = useLanguage();
  return (
    <MainContent>
      <div className={page}>
        <h1>{words.noSuchService.which}</h1>
        <p>
          <Sentence of={words.noSuchService.unnamed} as={{ code: (text) => <code>{text}</code> }} />
        </p>
        <div>
          <ActionLink href={hospitalPath(hospital)}>
            {say(language, words.noSuchService.choose, { hospital: hospital.name })}
          </ActionLink>
        </div>
      </div>
    </MainContent>
  );
}
