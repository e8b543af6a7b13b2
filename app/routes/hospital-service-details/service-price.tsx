import type { ReactNode } from "react";
import { GlossaryTerm } from "#app/components/glossary/glossary-term.tsx";
import { PlaceLink } from "#app/components/page/kept-place.tsx";
import { formatConditions } from "#app/components/price-words.ts";
import { SourceLink } from "#app/components/prices/source-link.tsx";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { sayDrugCost } from "#app/content/words/say-drug-cost.ts";
import { sayPriceFileCheck } from "#app/content/words/say-price-file-state.ts";
import type { Implausibility } from "#app/domain/charges/implausibility.ts";
import type { DrugCostEntry } from "#app/domain/cms-files/cms-entries.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { formatMonth } from "#app/domain/dates/format-month.ts";
import type { HospitalDetails } from "#app/domain/hospitals/finding/find-hospital.server.ts";
import { say } from "#app/domain/language/say.ts";
import { type MedicarePayment, timesMedicare } from "#app/domain/medicare/medicare-payment.ts";
import type { Dollars } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import { formatRatio } from "#app/domain/money/format-ratio.ts";
import type { PricePart } from "#app/domain/price-parts/price-part.ts";
import type { PlanAmount } from "#app/domain/prices/rates/list-plan-amounts.server.ts";
import { saySourcePlace } from "#app/domain/prices/say-source-place.ts";
import type { PriceFileStanding } from "#app/domain/sources/price-file-state.ts";
import { figure, note, part } from "#app/ui/page/stack.css.ts";
import { AboutKinds, OtherKinds } from "./about-kinds.tsx";
import type { ChargeLine } from "./charge-price.ts";
import type { AskedPrice } from "./requested-price.ts";
import * as css from "./service-details.css.ts";
import { type ServiceAddress, serviceAddress } from "./service-query.ts";

interface ServicePriceProps {
  hospital: HospitalDetails;
  address: ServiceAddress;
  price: AskedPrice;
  chosen: ChargeLine;
  grossDollars: Dollars | null;
  /** Why the price isn't compared. */
  implausible: Implausibility | null;
  /** What the price is probably of. */
  part: PricePart;
  /** What Medicare pays for it in the nation; null: it sets no separate amount. */
  medicare: MedicarePayment | null;
  /** What pharmacies pay for a unit of the drug; null: not known. */
  drugCost: DrugCostEntry | null;
  fileStanding: PriceFileStanding;
  /** Its place in the state. */
  strip: ReactNode;
  children: ReactNode;
}

/** The one price that the page answers with: what it is, its source, and how it compares. */
export function ServicePrice(props: ServicePriceProps) {
  const {
    hospital,
    address,
    price,
    chosen,
    grossDollars,
    implausible,
    part: ofWhat,
    medicare,
    drugCost,
    fileStanding,
    strip,
    children,
  } = props;
  const isPriced = price.kind !== "none" && price.kind !== "unknown payer";
  const words = useWords().serviceDetails.price;
  const { ofThisLine, reasons } = useWords().implausiblePrices;
  const language = useLanguage();
  const likeness = formatConditions(language, chosen);
  const payer = "payer" in price ? price.payer : "";
  const kinds = useWords().planKinds;
  const heading =
    price.kind === "negotiated"
      ? say(language, words.heading.negotiated, { payer, plans: kinds.many[price.planKind] })
      : words.heading[price.kind === "unknown payer" ? "none" : price.kind];
  return (
    <section className={part} aria-labelledby="price">
      <div className={css.price}>
        <h2 id="price" className={css.priceHeading}>
          {heading}
        </h2>
        {price.kind === "none" ? <p>{say(language, words.none, { likeness })}</p> : null}
        {price.kind === "unknown payer" && price.kinds.length > 0 ? (
          <OtherKinds price={price} address={address} line={chosen.chargeNo} />
        ) : null}
        {price.kind === "unknown payer" && price.kinds.length === 0 ? (
          <p>
            <Sentence
              of={words.unknownPayer}
              values={{ payer }}
              as={{
                all: (text) => (
                  <PlaceLink href={serviceAddress(address, { line: chosen.chargeNo })}>{text}</PlaceLink>
                ),
              }}
            />
          </p>
        ) : null}
        {isPriced ? (
          <p className={figure}>
            <PriceFigure price={price} />
          </p>
        ) : null}
      </div>
      {price.kind === "negotiated" ? (
        <AboutKinds price={price} address={address} line={chosen.chargeNo} grossDollars={grossDollars} />
      ) : null}
      {implausible && "dollars" in price ? (
        <p>
          {say(language, ofThisLine, { price: formatDollars(price.dollars), reason: reasons[implausible] })}
        </p>
      ) : null}
      {implausible === null && "dollars" in price && (ofWhat === "professional" || ofWhat === "part") ? (
        <p>{words.isOnly[ofWhat]}</p>
      ) : null}
      {strip}
      {medicare && isPriced ? <BesideMedicare price={price} medicare={medicare} /> : null}
      {drugCost ? <DrugCost cost={drugCost} /> : null}
      {isPriced ? (
        <p className={note}>
          <PriceSummary price={price} likeness={likeness} />{" "}
          <Source hospital={hospital} chosen={chosen} fileStanding={fileStanding} />
        </p>
      ) : null}
      {children}
    </section>
  );
}

/** 'About 2.4 times what Medicare pays', with the amount and its edition. */
function BesideMedicare({ price, medicare }: { price: AskedPrice; medicare: MedicarePayment }) {
  const words = useWords().serviceDetails.price.medicare;
  const { priceNames } = useWords();
  const { schedules } = useWords().medicare;
  const language = useLanguage();
  const dollars =
    "dollars" in price ? price.dollars : price.kind === "negotiated" ? price.range?.middle : null;
  if (!dollars) return null;
  const values = {
    ratio: say(language, priceNames.times, { ratio: formatRatio(timesMedicare(dollars, medicare)) }),
    amount: formatDollars(medicare.dollars),
    schedule: schedules[medicare.schedule],
    edition: formatMonth(language, medicare.edition),
  };
  return <p>{say(language, price.kind === "negotiated" ? words.middleRate : words.price, values)}</p>;
}

/** What pharmacies pay, with its source: never a verdict on the price. */
function DrugCost({ cost }: { cost: DrugCostEntry }) {
  const language = useLanguage();
  return (
    <p className={note}>
      {sayDrugCost(language, cost).map(({ text, href }) =>
        href === null ? (
          text
        ) : (
          <a key={text} href={href}>
            {text}
          </a>
        ),
      )}
    </p>
  );
}

/** '$592.00', or the range of several plans' rates. */
function PriceFigure({ price }: { price: AskedPrice }) {
  const words = useWords().serviceDetails.price;
  const language = useLanguage();
  if ("dollars" in price) return formatDollars(price.dollars);
  if (price.kind !== "negotiated" || price.range === null) return words.notInDollars;
  const [from, to] = [formatDollars(price.range.lowest), formatDollars(price.range.highest)];
  return from === to ? from : say(language, words.fromTo, { from, to });
}

function PriceSummary({ price, likeness }: { price: AskedPrice; likeness: string }) {
  const words = useWords().serviceDetails.price;
  const kinds = useWords().planKinds.counted;
  const language = useLanguage();
  switch (price.kind) {
    case "cash":
      return (
        <Sentence
          of={words.cash}
          values={{ likeness }}
          as={{ term: (text) => <GlossaryTerm term="Discounted cash price">{text}</GlossaryTerm> }}
        />
      );
    case "gross":
      return (
        <Sentence
          of={words.gross}
          values={{ likeness }}
          as={{ term: (text) => <GlossaryTerm term="Gross charge">{text}</GlossaryTerm> }}
        />
      );
    case "negotiated": {
      const as = {
        term: (text: string) => <GlossaryTerm term="Payer-specific negotiated charge">{text}</GlossaryTerm>,
      };
      const plan = price.plans[0]?.plan ?? "";
      if (price.range === null) return <NotInDollars plans={price.plans} />;
      if (price.plan !== "") return <Sentence of={words.ofPlan} values={{ plan, likeness }} as={as} />;
      const middle = formatDollars(price.range.middle);
      const count = price.planCount;
      const plans = say(language, kinds[price.planKind], { count });
      return <Sentence of={words.ofPlans} values={{ count, plans, plan, middle, likeness }} as={as} />;
    }
    default:
      return null;
  }
}

/** For a percentage or formula: the dollar amount, if the hospital states one. */
function NotInDollars({ plans }: { plans: PlanAmount[] }) {
  const words = useWords().serviceDetails.price;
  const language = useLanguage();
  const amount = plans.map(({ medianDollars, estimatedDollars }) => medianDollars ?? estimatedDollars)[0];
  return [
    words.notInDollarsWhy,
    ...(amount ? [say(language, words.cameTo, { amount: formatDollars(amount) })] : []),
  ].join(" ");
}

function Source({
  hospital,
  chosen,
  fileStanding,
}: Pick<ServicePriceProps, "hospital" | "chosen" | "fileStanding">) {
  const words = useWords().serviceDetails.price;
  const language = useLanguage();
  const { priceNames } = useWords();
  const row = saySourcePlace(language, priceNames, chosen.sourcePlace);
  const source = (text: string) => (
    <SourceLink importId={hospital.importId} place={chosen.sourcePlace}>
      {text}
    </SourceLink>
  );
  return (
    <>
      {hospital.fileDate === null ? (
        <Sentence of={words.sourceUndated} values={{ row }} as={{ source }} />
      ) : (
        <Sentence
          of={words.source}
          values={{ date: formatDate(language, hospital.fileDate), row }}
          as={{ source }}
        />
      )}{" "}
      {sayPriceFileCheck(language, fileStanding)}
    </>
  );
}
