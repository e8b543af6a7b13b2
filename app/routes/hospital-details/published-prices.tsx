import { GlossaryTerm } from "#app/components/glossary-term.tsx";
import { countOf, placeName } from "#app/components/price-words.ts";
import { UnreadableList } from "#app/components/unreadable-list.tsx";
import { useWords } from "#app/components/use-words.ts";
import { unreadableListWords } from "#app/content/words/unreadable-lists.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import type { HospitalDetails } from "#app/domain/hospitals/find-hospital.server.ts";
import { hospitalPath } from "#app/domain/hospitals/hospital-link.ts";
import { US_STATES } from "#app/domain/hospitals/us-states.ts";
import type { CashToGrossRatio } from "#app/domain/statistics/hospital-standing.server.ts";
import { answer, figure, note } from "#app/ui/page/stack.css.ts";
import * as css from "./hospital-details.css.ts";

interface PublishedPricesProps {
  hospital: HospitalDetails;
  /** Null: it could not be read. */
  ratio: CashToGrossRatio | null;
}

/** How much the hospital publishes, how its cash prices stand to its gross charges, and the file all of it is from. */
export function PublishedPrices({ hospital, ratio }: PublishedPricesProps) {
  const { priceCount, cashPriceCount, fileDate, importId } = hospital;
  return (
    <section className={css.section} aria-labelledby="published">
      <h2 id="published">What this hospital publishes</h2>
      <p className={answer}>
        <span className={figure}>{priceCount.toLocaleString("en-US")}</span>
        <span>
          {priceCount === 1 ? "price" : "prices"} to compare, for {countOf(hospital.serviceCount, "service")}
        </span>
      </p>
      <dl className={css.facts}>
        <dt className={css.fact}>
          Prices with a <GlossaryTerm term="Discounted cash price">discounted cash price</GlossaryTerm>
        </dt>
        <dd>
          {priceCount === 0
            ? "Not available"
            : `${percent(cashPriceCount / priceCount)} (${cashPriceCount.toLocaleString("en-US")} of ${priceCount.toLocaleString("en-US")})`}
        </dd>
        <dt className={css.fact}>Discounted cash price compared with gross charge</dt>
        <dd>
          <CashToGross hospital={hospital} ratio={ratio} />
        </dd>
        <dt className={css.fact}>Negotiated charges</dt>
        <dd>
          {hospital.negotiatedChargeCount === 0
            ? "The file we have for this hospital lists no negotiated charges."
            : `${countOf(hospital.negotiatedChargeCount, "charge")} with ${countOf(hospital.payerCount, "payer")}`}
        </dd>
        <dt className={css.fact}>File date</dt>
        <dd>{fileDate ? <time dateTime={fileDate}>{formatDate(fileDate)}</time> : "The file gives none"}</dd>
        <dt className={css.fact}>Source</dt>
        <dd>
          <Source hospital={hospital} />
        </dd>
        <dd>
          <a href={`/price-files/${importId}`}>
            Import report: what was imported, and what was wrong with it
          </a>
        </dd>
      </dl>
    </section>
  );
}

function CashToGross({ hospital, ratio }: PublishedPricesProps) {
  const { lists } = useWords(unreadableListWords);
  if (ratio === null) return <UnreadableList message={lists.figures} address={hospitalPath(hospital)} />;
  if (ratio.hospital === null) return "Not available: the file has no price with both";
  const stateName = US_STATES.get(hospital.state) ?? hospital.state;
  return (
    <>
      {percent(ratio.hospital)} of the gross charge, taking the middle of all the hospital’s prices that have
      both.
      <div className={note}>
        {ratio.state === null
          ? `No hospital in ${stateName} publishes enough to compare with.`
          : `In ${stateName} the hospital in the middle charges ${percent(ratio.state)} (n = ${countOf(ratio.stateHospitalCount, "hospital")}, including this one).`}
      </div>
    </>
  );
}

/** The web address of the price file; a file that came from a disk has only its name. */
function Source({ hospital }: Pick<PublishedPricesProps, "hospital">) {
  const { sourceUrl, fileName, isSample } = hospital;
  if (sourceUrl && /^https?:\/\//i.test(sourceUrl)) {
    return (
      <a href={sourceUrl} rel="nofollow">
        {sourceUrl}
      </a>
    );
  }
  return isSample ? `${fileName}, from a fictional hospital in ${placeName(hospital)}` : fileName;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(share > 0.995 && share < 1 ? 1 : 0)}%`;
}
