import { EmbedThis } from "#app/components/embed/embed-this.tsx";
import { EpisodeParts } from "#app/components/episodes/episode-parts.tsx";
import { FollowChanges } from "#app/components/lists/follow-changes.tsx";
import { TableDownloads } from "#app/components/lists/table-downloads.tsx";
import { Breadcrumbs } from "#app/components/page/breadcrumbs.tsx";
import { DataBar } from "#app/components/page/data-bar.tsx";
import type { Crumb } from "#app/components/page/json-ld.ts";
import { PlaceLink } from "#app/components/page/kept-place.tsx";
import { codeName, placeName } from "#app/components/price-words.ts";
import { ServiceName } from "#app/components/prices/service-name.tsx";
import { ServiceNote } from "#app/components/prices/service-note.tsx";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { subcategoryName } from "#app/content/service-category-names.ts";
import { sayTwoHeaps } from "#app/content/words/say-two-heaps.ts";
import { serviceNameIn } from "#app/domain/billing-codes/plain-service-name.ts";
import { changesPath } from "#app/domain/changes/changes-path.ts";
import { hospitalPath, hospitalServicePath } from "#app/domain/hospitals/finding/hospital-link.ts";
import { say } from "#app/domain/language/say.ts";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import { page } from "#app/ui/page/stack.css.ts";
import { BillLine } from "./bill-line.tsx";
import { ChargeLines } from "./charge-lines.tsx";
import { CostShare } from "./cost-share.tsx";
import type { FoundServicePage } from "./find-service-page.server.ts";
import { PayerRates } from "./payer-rates.tsx";
import { PriceAndStanding } from "./price-and-standing.tsx";
import { PriceHistory } from "./price-history.tsx";
import { SavePrice } from "./save-price.tsx";
import * as css from "./service-details.css.ts";
import { type ServiceAddress, serviceAddress } from "./service-query.ts";

/** One service at one hospital, what was asked of it first: the bill's amount, the patient's part, else the price. */
export function FoundService({ found, trail }: { found: FoundServicePage; trail: Crumb[] }) {
  const { serviceDetails, changes } = useWords();
  const { hospital, service, category, charges, chargeCount, chosen, rates, history } = found;
  const episodes = useWords().episodes;
  const { reasons } = useWords().implausiblePrices;
  const language = useLanguage();
  const { price, amounts, asked, plans, published, billed, stateName } = found;
  const { name, shortId, importId } = hospital;
  const address: ServiceAddress = { name, shortId, codeType: service.codeType, code: service.code };
  const bill = (
    <BillLine
      key="bill"
      {...{ address, asked, amounts, published, price, billed, stateName, importId }}
      place={chosen.sourcePlace}
    />
  );
  const share = <CostShare key="share" {...{ address, asked, amounts, plans, price, published }} />;
  const main = <PriceAndStanding key="price" found={found} address={address} />;
  const isBill = asked.amount !== "";
  const shown = serviceAddress(address, {
    line: found.line,
    payer: rates.payer,
    ...(asked.plan_kind ? { planKind: asked.plan_kind } : {}),
  }).replace(/^[^?]*/, "");
  const isShare = amounts.terms !== null || amounts.problems.some((field) => field !== "amount");
  return (
    <MainContent>
      <div className={page}>
        <div className={css.header}>
          <Breadcrumbs trail={trail} />
          <h1 className={css.title}>
            <ServiceName of={service} />
          </h1>
          <p className={css.where}>
            <Sentence
              of={serviceDetails.foundService.codeAtHospital}
              values={{ code: codeName(service), name, place: placeName(hospital) }}
              as={{ hospital: (text) => <PlaceLink href={hospitalPath(hospital)}>{text}</PlaceLink> }}
            />
          </p>
          <SavePrice price={{ hospitalShortId: shortId, codeType: service.codeType, code: service.code }} />
          <ServiceNote service={service} words={useWords().serviceNotes.notes} />
        </div>
        {isBill ? bill : null}
        {isShare && !isBill ? share : null}
        {main}
        <div className={page} data-screen>
          {isBill ? null : bill}
          {isShare && !isBill ? null : share}
        </div>
        <PayerRates address={address} found={found} />
        {found.alsoBilled.map(({ id, parts }) => (
          <div key={id} className={css.section} data-screen>
            <EpisodeParts
              id={id}
              words={episodes}
              reasons={reasons}
              parts={parts}
              where={null}
              referencePlace={stateName}
              sayHeaps={(heaps) => sayTwoHeaps(language, heaps)}
              hrefOf={({ price: part, service }) => hospitalServicePath(hospital, part?.service ?? service)}
            />
          </div>
        ))}
        <div className={page} data-screen>
          <PriceHistory prices={history} chosen={chosen} price={price} fileDate={hospital.fileDate} />
          <ChargeLines
            hospital={hospital}
            address={address}
            charges={charges}
            chargeCount={chargeCount}
            chosen={chosen}
          />
          {category ? (
            <p>
              <a
                href={`${addressOf("/hospital_details", { name, id: shortId, ...category })}#other-services`}
              >
                {say(language, serviceDetails.foundService.otherServices, {
                  subcategory: subcategoryName(language, category.subcategory),
                })}
              </a>
            </p>
          ) : null}
          <div>
            <ActionLink href="/upload-bill">{serviceDetails.foundService.haveBill}</ActionLink>
          </div>
        </div>
        <FollowChanges path={changesPath(service)}>{changes.follow.service}</FollowChanges>
        <TableDownloads path="/hospital_service_details" query={shown} rowCount={null} />
        <EmbedThis name="price" search={shown} title={`${serviceNameIn(language, service)}, ${name}`} />
        <DataBar current="/hospital_service_details" />
      </div>
    </MainContent>
  );
}
