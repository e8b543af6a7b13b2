import { KeptPlace, PlaceLink, useKeepPlace } from "#app/components/page/kept-place.tsx";
import { codeName, priceKindName } from "#app/components/price-words.ts";
import { ServiceName } from "#app/components/prices/service-name.tsx";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { categoryName, subcategoryName } from "#app/content/service-category-names.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { hospitalServicePath, type LinkedHospital } from "#app/domain/hospitals/finding/hospital-link.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import type { PriceAtHospital } from "#app/domain/prices/at-hospital/price-services-at-hospital.server.ts";
import type { ServiceItem } from "#app/domain/services/service-item.ts";
import { LiveForm, LiveRegion } from "#app/ui/form/live-form.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { Pagination } from "#app/ui/page/pagination.tsx";
import { buttons, fields, note, part } from "#app/ui/page/stack.css.ts";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import { type PanelChoice, panelAddress } from "./hospital-query.ts";
import * as css from "./other-services.css.ts";
import panelScriptUrl from "./other-services-script.js?url";

interface Choices extends PanelChoice {
  categories: string[];
  /** Of the chosen category. */
  subcategories: string[];
}

/** `price` is null where the hospital publishes none that can be one. */
export type ListedService = ServiceItem & {
  price: Pick<PriceAtHospital, "priceDollars" | "priceKind"> | null;
};

export type ServicesPanel = Choices &
  (
    | { outcome: "unchosen" | "none" | "failed" }
    | { outcome: "no such page"; pageCount: number }
    | { outcome: "listed"; services: ListedService[]; total: number; page: number; pageCount: number }
  );

interface OtherServicesProps {
  hospital: LinkedHospital;
  panel: ServicesPanel;
}

/** The hospital's services by category and subcategory. Its state is the page's address; with script it renews itself. */
export function OtherServices({ hospital, panel }: OtherServicesProps) {
  const { hospitalDetails } = useWords();
  const words = useWords().hospitalDetails.otherServices;
  const language = useLanguage();
  const { categories, category, subcategories, subcategory } = panel;
  const hasBoth = category !== "" && subcategory !== "";
  return (
    <section id="other-services" className={part} aria-labelledby="other-services-title">
      <h2 id="other-services-title">{words.heading}</h2>
      <LiveRegion id="services-panel">
        <div>
          <LiveForm
            action="/hospital_details"
            region="services-panel"
            failure={words.failed}
            className={part}
          >
            <HospitalFields hospital={hospital} />
            <div className={fields}>
              <SelectField
                key={`category ${category}`}
                id="category"
                name="category"
                label={hospitalDetails.otherServices.category}
                none={hospitalDetails.otherServices.chooseCategory}
                options={categories.map((value) => ({ value, label: categoryName(language, value) }))}
                defaultValue={category}
                data-renews=""
                data-failure={hospitalDetails.otherServices.subcategoriesFailed}
              />
              <SelectField
                key={`subcategory ${category} ${subcategory}`}
                id="subcategory"
                name="subcategory"
                label={hospitalDetails.otherServices.subcategory}
                none={
                  category
                    ? hospitalDetails.otherServices.chooseSubcategory
                    : hospitalDetails.otherServices.categoryFirst
                }
                options={subcategories.map((value) => ({ value, label: subcategoryName(language, value) }))}
                defaultValue={subcategory}
                disabled={category === ""}
              />
            </div>
            <div className={buttons}>
              <span data-without-script>
                <SubmitButton rank="secondary">{words.update}</SubmitButton>
              </span>
              <SubmitButton id="show-services" disabled={!hasBoth}>
                {words.show}
              </SubmitButton>
              <SubmitButton form="reset-services" rank="secondary">
                {words.reset}
              </SubmitButton>
            </div>
          </LiveForm>
          <LiveForm
            id="reset-services"
            action="/hospital_details"
            region="services-panel"
            failure={words.failed}
          >
            <HospitalFields hospital={hospital} />
          </LiveForm>
        </div>
        <p className={css.loading} role="status">
          {words.loading}
        </p>
        <div className={css.found}>
          <FoundServices hospital={hospital} panel={panel} />
        </div>
        <script type="module" src={panelScriptUrl} />
      </LiveRegion>
    </section>
  );
}

function FoundServices({ hospital, panel }: OtherServicesProps) {
  const { hospitalDetails } = useWords();
  const language = useLanguage();
  const keep = useKeepPlace();
  const words = useWords().hospitalDetails.otherServices;
  switch (panel.outcome) {
    case "unchosen":
      return <p>{words.choose}</p>;
    case "none":
      return <p>{words.none}</p>;
    case "failed":
      return (
        <p role="alert">
          {words.failed} <PlaceLink href={panelAddress(hospital, panel)}>{words.tryAgain}</PlaceLink>
        </p>
      );
    case "no such page":
      return (
        <p>
          <Sentence
            of={words.noSuchPage}
            values={{ pages: say(language, wordsIn(language).counts.page, { count: panel.pageCount }) }}
            as={{ first: (text) => <PlaceLink href={panelAddress(hospital, panel)}>{text}</PlaceLink> }}
          />
        </p>
      );
    case "listed":
      return (
        <>
          <DataTable
            caption={say(language, hospitalDetails.otherServices.caption, {
              subcategory: subcategoryName(language, panel.subcategory),
              services: say(language, wordsIn(language).counts.service, { count: panel.total }),
            })}
            columns={columnsOf(language, hospital, words)}
            rows={panel.services}
            keyOf={codeName}
          />
          <Pagination
            label={hospitalDetails.otherServices.pages}
            page={panel.page}
            pageCount={panel.pageCount}
            hrefOf={(page) => keep(panelAddress(hospital, panel, page))}
          />
        </>
      );
  }
}

function columnsOf(
  language: Language,
  hospital: OtherServicesProps["hospital"],
  words: { price: string; noPrice: string },
): Column<ListedService>[] {
  return [
    {
      heading: wordsIn(language).hospitalDetails.otherServices.code,
      cell: (service) => (
        <>
          {service.code}
          {service.codeType === "CPT" ? null : <span className={note}> {service.codeType}</span>}
        </>
      ),
    },
    {
      heading: wordsIn(language).hospitalDetails.otherServices.name,
      cell: (service) => (
        <PlaceLink href={hospitalServicePath(hospital, service)}>
          <ServiceName of={service} />
        </PlaceLink>
      ),
    },
    {
      heading: words.price,
      isNumber: true,
      cell: ({ price }) =>
        price ? (
          <>
            {formatDollars(price.priceDollars)}
            <div className={note}>{priceKindName(language, price.priceKind)}</div>
          </>
        ) : (
          words.noPrice
        ),
    },
  ];
}

function HospitalFields({ hospital }: Pick<OtherServicesProps, "hospital">) {
  return (
    <>
      <input type="hidden" name="name" value={hospital.name} />
      <input type="hidden" name="id" value={hospital.shortId} />
      <KeptPlace />
    </>
  );
}
