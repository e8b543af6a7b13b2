import { codeName, formatConditions, priceKindName } from "#app/components/price-words.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { say } from "#app/domain/language/say.ts";
import { note } from "#app/ui/page/stack.css.ts";
import type { FoundServicePage } from "./find-service-page.server.ts";
import { PayerChoice } from "./payer-choice.tsx";
import { ServicePrice } from "./service-price.tsx";
import type { ServiceAddress } from "./service-query.ts";
import { type PlaceStanding, StandingStrip, StandingTable } from "./standing-in-places.tsx";

interface PriceAndStandingProps {
  found: FoundServicePage;
  address: ServiceAddress;
  /** Only its place in the state, without a choice of plans. */
  isBrief?: boolean;
}

/** The price that was asked for, and how it compares with similar ones. */
export function PriceAndStanding({ found, address, isBrief = false }: PriceAndStandingProps) {
  const { hospital, service, chosen, price, standing, isCounted, implausible, medicare, stateName, setting } =
    found;
  const { asked, plans, amounts } = found;
  const words = useWords().serviceDetails.standing;
  const language = useLanguage();
  const dollars =
    "dollars" in price ? price.dollars : price.kind === "negotiated" ? (price.range?.middle ?? null) : null;
  const places = [
    { place: stateName, standing: standing.state },
    { place: words.nation, standing: standing.nation },
  ].flatMap(({ place, standing }): PlaceStanding[] => (standing ? [{ place, standing }] : []));
  const [first, ...others] = places;
  const hasBand = places.some(({ standing }) => standing.heaps === null);
  const stripOf = (place: PlaceStanding) => (
    <StandingStrip
      key={place.place}
      {...place}
      price={implausible ? null : dollars}
      isCounted={isCounted}
      billDollars={amounts.billDollars}
      payer={price.kind === "negotiated" ? price.payer : null}
    />
  );
  return (
    <ServicePrice
      {...{ hospital, address, price, chosen, implausible, medicare }}
      drugCost={found.drugCost}
      fileStanding={found.fileStanding}
      part={found.part}
      grossDollars={found.published.grossDollars}
      strip={first ? stripOf(first) : null}
    >
      {isBrief ? null : <PayerChoice {...{ address, asked, plans, price }} />}
      {isBrief ? null : others.map(stripOf)}
      {!isBrief && dollars && places.some(({ standing }) => standing.count > 1) ? (
        <StandingTable
          places={places}
          price={dollars}
          legend={say(language, hasBand ? words.legend : words.legendOfHeaps, {
            what:
              price.kind === "negotiated"
                ? say(language, words.ofPayer, { payer: price.payer })
                : priceKindName(language, price.kind === "cash" ? "cash" : "gross").toLowerCase(),
            code: codeName(service),
            likeness: formatConditions(language, { ...chosen, setting, billingClass: chosen.comparedClass }),
          })}
        />
      ) : null}
      {dollars && places.length === 0 ? <p className={note}>{words.nothing}</p> : null}
    </ServicePrice>
  );
}
