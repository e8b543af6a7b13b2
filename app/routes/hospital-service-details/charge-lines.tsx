import { PlaceLink } from "#app/components/page/kept-place.tsx";
import { formatConditions } from "#app/components/price-words.ts";
import { HospitalsWords } from "#app/components/prices/service-name.tsx";
import { SourceLink } from "#app/components/prices/source-link.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import type { HospitalDetails } from "#app/domain/hospitals/finding/find-hospital.server.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { note } from "#app/ui/page/stack.css.ts";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import type { ChargeLine } from "./charge-price.ts";
import { PublishedAmount } from "./published-amount.tsx";
import * as css from "./service-details.css.ts";
import { type ServiceAddress, serviceAddress } from "./service-query.ts";

interface ChargeLinesProps {
  hospital: HospitalDetails;
  address: ServiceAddress;
  charges: ChargeLine[];
  /** How many the file has; only the first are in `charges`. */
  chargeCount: number;
  /** The line that the rest of the page is about. */
  chosen: ChargeLine;
}

/** Every line of the hospital's file with this code. */
export function ChargeLines({ hospital, address, charges, chargeCount, chosen }: ChargeLinesProps) {
  const language = useLanguage();
  const words = useWords().serviceDetails;
  return (
    <section className={css.section} aria-labelledby="charges">
      <h2 id="charges">{words.chargeLines.heading}</h2>
      <DataTable
        caption={say(
          language,
          chargeCount > charges.length ? words.chargeLines.some : words.chargeLines.all,
          {
            lines: say(language, wordsIn(language).counts.line, { count: chargeCount }),
            shown: String(charges.length),
          },
        )}
        columns={columnsOf(language, hospital, address, charges.length > 1 ? chosen : null)}
        rows={charges}
        keyOf={({ chargeNo }) => chargeNo}
      />
    </section>
  );
}

function columnsOf(
  language: Language,
  { importId }: HospitalDetails,
  address: ServiceAddress,
  chosen: ChargeLine | null,
): Column<ChargeLine>[] {
  return [
    {
      heading: wordsIn(language).serviceDetails.chargeLines.setting,
      cell: (charge) => (
        <>
          {chosen && charge.chargeNo !== chosen.chargeNo ? (
            <PlaceLink href={serviceAddress(address, { line: charge.chargeNo })}>
              {formatConditions(language, charge)}
            </PlaceLink>
          ) : (
            formatConditions(language, charge)
          )}
          {charge.chargeNo === chosen?.chargeNo ? (
            <div className={note}>{wordsIn(language).serviceDetails.chargeLines.shown}</div>
          ) : null}
        </>
      ),
    },
    {
      heading: wordsIn(language).serviceDetails.chargeLines.name,
      cell: (charge) => (
        <>
          <HospitalsWords>{charge.description}</HospitalsWords>
          <div className={note}>{charge.codes}</div>
          {charge.notes ? <div className={note}>{charge.notes}</div> : null}
        </>
      ),
    },
    {
      heading: wordsIn(language).serviceDetails.chargeLines.cash,
      isNumber: true,
      cell: ({ cashDollars }) => <PublishedAmount dollars={cashDollars} />,
    },
    {
      heading: wordsIn(language).serviceDetails.chargeLines.gross,
      isNumber: true,
      cell: ({ grossDollars }) => <PublishedAmount dollars={grossDollars} />,
    },
    {
      heading: wordsIn(language).serviceDetails.chargeLines.lowest,
      isNumber: true,
      cell: ({ minimumDollars }) => <PublishedAmount dollars={minimumDollars} />,
    },
    {
      heading: wordsIn(language).serviceDetails.chargeLines.highest,
      isNumber: true,
      cell: ({ maximumDollars }) => <PublishedAmount dollars={maximumDollars} />,
    },
    {
      heading: wordsIn(language).serviceDetails.chargeLines.source,
      cell: ({ sourcePlace }) => <SourceLink importId={importId} place={sourcePlace} />,
    },
  ];
}
