import { QualityPart } from "#app/components/hospitals/quality-part.tsx";
import { PlaceLink } from "#app/components/page/kept-place.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { sayList } from "#app/content/words/say-list.ts";
import { sayPriceFileCheck } from "#app/content/words/say-price-file-state.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { hospitalPath } from "#app/domain/hospitals/finding/hospital-link.ts";
import { say } from "#app/domain/language/say.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { AskedServicePart } from "./asked-service.tsx";
import { ComparedPolicies } from "./compared-policies.tsx";
import { ComparedPrices, type ComparedPricesProps } from "./compared-prices.tsx";
import type { Comparison } from "./find-comparison.server.ts";
import { NothingAlike } from "./nothing-alike.tsx";
import { PairAnswer } from "./pair-answer.tsx";
import { SeveralAnswer } from "./several-answer.tsx";

/** What was asked for first, then the whole in a sentence and a picture, then service by service. */
export function ComparisonPart(props: ComparedPricesProps) {
  const { query, comparison } = props;
  const { standing, asked, hospitals } = comparison;
  const quality = useWords().quality;
  const language = useLanguage();
  if (standing.outcome === "nothing-alike") {
    return (
      <>
        <NothingAlike hospitals={hospitals} why={standing.why} />
        <Sources hospitals={hospitals} />
      </>
    );
  }
  return (
    <>
      {asked ? <AskedServicePart query={query} hospitals={hospitals} asked={asked} /> : null}
      {standing.outcome === "pair" ? (
        <PairAnswer query={query} hospitals={hospitals} summary={standing} />
      ) : (
        <SeveralAnswer hospitals={hospitals} summary={standing} />
      )}
      <ComparedPrices {...props} />
      <div data-screen>
        <QualityPart
          hospitals={hospitals}
          names={sayList(
            language,
            hospitals.map(({ label }) => label),
          )}
          words={quality}
        />
      </div>
      <ComparedPolicies hospitals={hospitals} />
      <Sources hospitals={hospitals} />
    </>
  );
}

function Sources({ hospitals }: Pick<Comparison, "hospitals">) {
  const words = useWords().compare.sources;
  const language = useLanguage();
  return (
    <section className={stack.part} aria-labelledby="sources">
      <h2 id="sources">{words.heading}</h2>
      <ul className={stack.links}>
        {hospitals.map((hospital) => (
          <li key={hospital.hospitalId}>
            <PlaceLink href={hospitalPath(hospital)}>{hospital.name}</PlaceLink>{" "}
            <a href={`/price-files/${hospital.importId}`} className={stack.note}>
              {hospital.fileDate
                ? say(language, words.dated, { date: formatDate(language, hospital.fileDate) })
                : words.undated}
            </a>
            {hospital.fileStanding ? (
              <span className={stack.note}> {sayPriceFileCheck(language, hospital.fileStanding)}</span>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
