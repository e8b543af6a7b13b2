import { GlossaryTerm } from "#app/components/glossary/glossary-term.tsx";
import { UnreadableList } from "#app/components/lists/unreadable-list.tsx";
import { formatCount, placeName } from "#app/components/price-words.ts";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { sayPercentMeaning } from "#app/content/words/say-medicare.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import type { HospitalDetails } from "#app/domain/hospitals/finding/find-hospital.server.ts";
import { hospitalPath } from "#app/domain/hospitals/finding/hospital-link.ts";
import { nameOf } from "#app/domain/language/name-of.ts";
import { say } from "#app/domain/language/say.ts";
import { MIN_HOSPITAL_SERVICES, medicarePercent } from "#app/domain/statistics/medicare/medicare-ratio.ts";
import type { CashToGrossRatio } from "#app/domain/statistics/standing/hospital-standing.server.ts";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";
import { answer, figure, note } from "#app/ui/page/stack.css.ts";
import type { FoundOfMedicare } from "./find-of-medicare.server.ts";
import * as css from "./hospital-details.css.ts";

interface PublishedPricesProps {
  hospital: HospitalDetails;
  /** Null: it could not be read. */
  ratio: CashToGrossRatio | null;
  /** Null: it could not be read. */
  ofMedicare: FoundOfMedicare | null;
}

/** How much the hospital publishes, how its cash prices compare with its gross charges, and the source file. */
export function PublishedPrices({ hospital, ratio, ofMedicare }: PublishedPricesProps) {
  const { hospitalDetails } = useWords();
  const language = useLanguage();
  const words = useWords().hospitalDetails.ofMedicare;
  const { priceCount, cashPriceCount, fileDate, importId } = hospital;
  return (
    <section className={css.section} aria-labelledby="published">
      <h2 id="published">{hospitalDetails.publishedPrices.heading}</h2>
      <p className={answer}>
        <span className={figure}>{formatCount(language, priceCount)}</span>
        <span>
          {say(language, hospitalDetails.publishedPrices.toCompare, {
            count: priceCount,
            services: say(language, wordsIn(language).counts.service, { count: hospital.serviceCount }),
          })}
        </span>
      </p>
      <dl className={css.facts}>
        <dt className={css.fact}>
          <Sentence
            of={hospitalDetails.publishedPrices.withCash}
            as={{ term: (text) => <GlossaryTerm term="Discounted cash price">{text}</GlossaryTerm> }}
          />
        </dt>
        <dd>
          {priceCount === 0
            ? hospitalDetails.publishedPrices.notAvailable
            : say(language, hospitalDetails.publishedPrices.shareWithCash, {
                share: percent(cashPriceCount / priceCount),
                some: cashPriceCount,
                all: priceCount,
              })}
        </dd>
        <dt className={css.fact}>{hospitalDetails.publishedPrices.cashOfGross}</dt>
        <dd>
          <CashToGross hospital={hospital} ratio={ratio} />
        </dd>
        <dt className={css.fact}>{words.term}</dt>
        <dd>
          <OfMedicare hospital={hospital} ofMedicare={ofMedicare} />
        </dd>
        <dt className={css.fact}>{hospitalDetails.publishedPrices.negotiated}</dt>
        <dd>
          {hospital.negotiatedChargeCount === 0
            ? hospitalDetails.publishedPrices.noNegotiated
            : say(language, hospitalDetails.publishedPrices.withPayers, {
                charges: say(language, wordsIn(language).counts.charge, {
                  count: hospital.negotiatedChargeCount,
                }),
                payers: say(language, wordsIn(language).counts.payer, { count: hospital.payerCount }),
              })}
        </dd>
        <dt className={css.fact}>{hospitalDetails.publishedPrices.fileDate}</dt>
        <dd>
          {fileDate ? (
            <time dateTime={fileDate}>{formatDate(language, fileDate)}</time>
          ) : (
            hospitalDetails.publishedPrices.noDate
          )}
        </dd>
        <dt className={css.fact}>{hospitalDetails.publishedPrices.source}</dt>
        <dd>
          <Source hospital={hospital} />
        </dd>
        <dd>
          <a href={`/price-files/${importId}`}>{hospitalDetails.publishedPrices.report}</a>
        </dd>
        <dd>
          <a href={addressOf("/price-files/archive", { hospital: hospital.name, id: hospital.shortId })}>
            {hospitalDetails.publishedPrices.editions}
          </a>
        </dd>
      </dl>
    </section>
  );
}

function CashToGross({ hospital, ratio }: Pick<PublishedPricesProps, "hospital" | "ratio">) {
  const words = useWords().hospitalDetails;
  const language = useLanguage();
  const { lists } = useWords().unreadableLists;
  if (ratio === null) return <UnreadableList message={lists.figures} address={hospitalPath(hospital)} />;
  if (ratio.hospital === null) return words.publishedPrices.noCashOfGross;
  const stateName = nameOf(wordsIn(language).stateNames, hospital.state);
  return (
    <>
      {say(language, words.publishedPrices.middleOfGross, { percent: percent(ratio.hospital) })}
      <div className={note}>
        {ratio.state === null
          ? say(language, words.publishedPrices.noneToCompare, { stateName })
          : say(language, words.publishedPrices.ofState, {
              stateName,
              percent: percent(ratio.state),
              hospitals: say(language, wordsIn(language).counts.hospital, {
                count: ratio.stateHospitalCount,
              }),
            })}
      </div>
    </>
  );
}

function OfMedicare({ hospital, ofMedicare }: Pick<PublishedPricesProps, "hospital" | "ofMedicare">) {
  const { lists } = useWords().unreadableLists;
  const words = useWords().hospitalDetails.ofMedicare;
  const language = useLanguage();
  if (ofMedicare === null) return <UnreadableList message={lists.figures} address={hospitalPath(hospital)} />;
  const { hospital: own, state, editions } = ofMedicare;
  if (own === null) return say(language, words.tooFew, { fewest: MIN_HOSPITAL_SERVICES });
  return (
    <>
      {say(language, words.middle, { percent: medicarePercent(own.median), count: own.serviceCount })}
      <div className={note}>
        {state === null
          ? null
          : say(language, words.state, {
              state: nameOf(wordsIn(language).stateNames, state.state),
              percent: medicarePercent(state.median),
              prices: formatCount(language, state.priceCount),
              count: state.hospitalCount,
            })}{" "}
        {sayPercentMeaning(language, editions)}
      </div>
    </>
  );
}

/** The web address of the price file; a file that came from a disk has only its name. */
function Source({ hospital }: Pick<PublishedPricesProps, "hospital">) {
  const words = useWords().hospitalDetails;
  const language = useLanguage();
  const { sourceUrl, fileName, isSample } = hospital;
  if (sourceUrl && /^https?:\/\//i.test(sourceUrl)) {
    return (
      <a href={sourceUrl} rel="nofollow">
        {sourceUrl}
      </a>
    );
  }
  return isSample
    ? say(language, words.publishedPrices.fictional, { fileName, place: placeName(hospital) })
    : fileName;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(share > 0.995 && share < 1 ? 1 : 0)}%`;
}
