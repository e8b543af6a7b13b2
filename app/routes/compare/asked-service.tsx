import { PlaceLink } from "#app/components/page/kept-place.tsx";
import { codeName, formatConditions, priceKindName } from "#app/components/price-words.ts";
import { ServiceName } from "#app/components/prices/service-name.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { serviceQuestionWords } from "#app/content/service-question-words.ts";
import { sayList } from "#app/content/words/say-list.ts";
import { sayShare } from "#app/content/words/say-ratio.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { serviceNameIn } from "#app/domain/billing-codes/plain-service-name.ts";
import { hospitalServicePath } from "#app/domain/hospitals/finding/hospital-link.ts";
import { itemAt } from "#app/domain/item-at.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { absoluteDollars, differenceDollars, dollarsNumber } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import type { ComparedPrice } from "#app/domain/prices/compare/compare-hospitals.server.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import * as css from "./compare-page.css.ts";
import { type CompareQuery, compareAddress } from "./compare-query.ts";
import { ComparedTable } from "./compared-table.tsx";
import type { AskedService, OtherServices } from "./find-asked-service.server.ts";
import type { Comparison } from "./find-comparison.server.ts";
import { sayWhyNothingAlike } from "./say-why-nothing-alike.ts";

interface AskedServicePartProps {
  query: CompareQuery;
  hospitals: Comparison["hospitals"];
  asked: AskedService;
}

/** The service that was asked for, before all others: what it costs at each of the hospitals. */
export function AskedServicePart({ query, hospitals, asked }: AskedServicePartProps) {
  const words = useWords().compare;
  const language = useLanguage();
  if (asked.outcome === "unknown") {
    return (
      <p className={stack.problem} data-live-answer>
        {say(language, words.asked.unknown, { text: asked.text })}
      </p>
    );
  }
  if (asked.outcome === "unclear") return <Others query={query} others={asked.others} />;
  const { service, others } = asked;
  const labels = hospitals.map(({ label }) => label);
  return (
    <section className={stack.part} aria-labelledby="asked">
      <h2 id="asked">
        <ServiceName of={service} />
      </h2>
      {asked.outcome === "priced" ? (
        <AskedPrices hospitals={hospitals} prices={asked.prices} />
      ) : (
        <div className={stack.part} data-live-answer>
          <p className={css.answer}>
            {say(language, words.asked.nothingAlike, {
              hospitals: sayList(language, labels),
              service: codeName(service),
            })}
          </p>
          <WhyNoPrices asked={asked} labels={labels} />
          <p>
            {words.asked.pages}{" "}
            {hospitals.map((hospital, index) => (
              <span key={hospital.hospitalId}>
                {index > 0 ? " · " : ""}
                <PlaceLink href={hospitalServicePath(hospital, service)}>{hospital.label}</PlaceLink>
              </span>
            ))}
          </p>
        </div>
      )}
      <Others query={query} others={others} />
    </section>
  );
}

/** Which hospitals lack a price of the service; if all have one, why the prices aren't comparable. */
function WhyNoPrices({
  asked: { service, why, presences },
  labels,
}: {
  asked: Extract<AskedService, { outcome: "nothing-alike" }>;
  labels: string[];
}) {
  const { ofHospital } = useWords().missingPrices;
  const language = useLanguage();
  const missing = presences.flatMap((presence, no) =>
    presence === "priced"
      ? []
      : [say(language, ofHospital[presence], { hospital: labels[no] ?? "", service: codeName(service) })],
  );
  if (missing.length > 0) return <p>{missing.join(" ")}</p>;
  return why ? <p>{sayWhyNothingAlike(language, labels, why, true)}</p> : null;
}

/** The plainest of its prices large, each with its hospital; the others in a table. */
function AskedPrices({
  hospitals,
  prices: [price, ...more],
}: Pick<AskedServicePartProps, "hospitals"> & { prices: ComparedPrice[] }) {
  const words = useWords().compare.asked;
  const language = useLanguage();
  if (!price) return null;
  return (
    <>
      <div data-live-answer>
        <ul className={css.figures}>
          {hospitals.map((hospital, no) => (
            <li key={hospital.hospitalId} className={css.figure}>
              <PlaceLink className={stack.figure} href={hospitalServicePath(hospital, price)}>
                {formatDollars(itemAt(price.pricesDollars, no))}
              </PlaceLink>{" "}
              <span>{say(language, words.at, { hospital: hospital.label })}</span>
            </li>
          ))}
        </ul>
        <p>{sayDifference(language, hospitals, price)}</p>
      </div>
      <p className={stack.note}>
        {say(language, words.likeness, {
          kind: priceKindName(language, price.priceKind),
          likeness: formatConditions(language, price),
          code: codeName(price),
        })}
      </p>
      {more.length > 0 ? (
        <details className={stack.details}>
          <summary className={stack.summary}>{words.otherwise}</summary>
          <ComparedTable caption={words.otherwise} hospitals={hospitals} rows={more} />
        </details>
      ) : null}
    </>
  );
}

function sayDifference(
  language: Language,
  hospitals: Comparison["hospitals"],
  { pricesDollars }: ComparedPrice,
): string {
  const words = wordsIn(language).compare.asked.difference;
  const amounts = pricesDollars.map((price) => dollarsNumber(price));
  const [first, second] = pricesDollars;
  if (new Set(amounts).size === 1) return words.same;
  if (hospitals.length > 2 || !first || !second) {
    const lowest = amounts.indexOf(Math.min(...amounts));
    return say(language, words.cheapest, { hospital: hospitals[lowest]?.label ?? "" });
  }
  const difference = differenceDollars(first, second);
  return say(language, difference.startsWith("-") ? words.less : words.more, {
    hospital: hospitals[1]?.label ?? "",
    amount: formatDollars(absoluteDollars(difference)),
    ratio: sayShare(language, dollarsNumber(second) / dollarsNumber(first)),
  });
}

const MAX_OTHERS = 8;

/** The other things that the words can mean, each with the address of its comparison. */
function Others({ query, others: { question, services } }: { query: CompareQuery; others: OtherServices }) {
  const language = useLanguage();
  const words = useWords().compare.asked;
  const questionWords = question ? serviceQuestionWords(language, question.question) : null;
  const choices = question
    ? question.choices.flatMap(({ choice, services: [service] }) =>
        service
          ? [{ label: questionWords?.choices[choice] ?? serviceNameIn(language, service), service }]
          : [],
      )
    : services.slice(0, MAX_OTHERS).map((service) => ({ label: serviceNameIn(language, service), service }));
  if (choices.length === 0) return null;
  return (
    <nav aria-label={words.others}>
      <p className={stack.note}>{questionWords?.ask ?? words.others}</p>
      <ul className={stack.links}>
        {choices.map(({ label, service: { codeType, code } }) => (
          <li key={`${codeType} ${code}`}>
            <a href={compareAddress({ ...query, codeType, code, page: 1 })}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
