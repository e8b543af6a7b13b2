import { formatConditions } from "#app/components/price-words.ts";
import { SourceLink } from "#app/components/prices/source-link.tsx";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { sayBillLine } from "#app/content/words/say-bill-line.ts";
import { type OwnPlan, planToAsk } from "#app/domain/accounts/own-plan.ts";
import { billedServicePath, type LinkedHospital } from "#app/domain/hospitals/finding/hospital-link.ts";
import { say } from "#app/domain/language/say.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import type { LinePrice } from "#app/domain/prices/at-hospital/list-line-prices.server.ts";
import { saySourcePlace } from "#app/domain/prices/say-source-place.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import type { ShownLine } from "./view-bill.server.ts";

interface LinePublishedProps {
  line: ShownLine;
  hospital: LinkedHospital | null;
  plan: OwnPlan | null;
}

/** What the hospital publishes for a line: its price, where in the file, what it means for the line; or that there is
 *  none. */
export function LinePublished({ line, hospital, plan }: LinePublishedProps) {
  const words = useWords().accountBills.bill.lines;
  const { code, published, amountDollars, unitDollars } = line;
  if (code === null) return words.noCode;
  if (hospital === null || published === null) return words.noHospital;
  const amount = unitDollars ?? amountDollars;
  const hrefOf = (chargeNo: number | null) =>
    billedServicePath(hospital, code, {
      chargeNo,
      amount: amount && Number(amount).toFixed(2),
      plan: planToAsk(plan),
    });
  switch (published.outcome) {
    case "unpublished":
      return words.unpublished;
    case "unlike":
      return (
        <>
          {words.unlike} <a href={hrefOf(null)}>{words.seePublished}</a>
        </>
      );
    case "published":
      return <Published line={line} price={published.price} href={hrefOf(published.price.chargeNo)} />;
  }
}

function Published({ line, price, href }: { line: ShownLine; price: LinePrice; href: string }) {
  const words = useWords().accountBills.bill.lines;
  const { implausiblePrices, priceNames } = useWords();
  const { reasons } = implausiblePrices;
  const language = useLanguage();
  const { grossDollars, cashDollars, implausible } = price;
  return (
    <>
      <div>
        {cashDollars === null
          ? words.noCash
          : say(language, words.cash, { price: formatDollars(cashDollars) })}
      </div>
      <div>
        {grossDollars === null
          ? words.noGross
          : say(language, words.gross, { price: formatDollars(grossDollars) })}
      </div>
      {implausible ? (
        <div>{say(language, words.implausible, { reason: reasons[implausible] })}</div>
      ) : (
        <Comparison line={line} price={price} />
      )}
      <div className={stack.note}>
        <Sentence
          of={words.like}
          values={{
            likeness: formatConditions(language, price).toLowerCase(),
            row: saySourcePlace(language, priceNames, price.sourcePlace),
          }}
          as={{
            source: (text) => (
              <SourceLink importId={price.importId} place={price.sourcePlace}>
                {text}
              </SourceLink>
            ),
          }}
        />
      </div>
      <a href={href}>{words.check}</a>
    </>
  );
}

/** A bill counts a drug in its own units, so such an amount isn't compared with anything. */
function Comparison({
  line: { amountDollars, unitDollars, units },
  price,
}: {
  line: ShownLine;
  price: LinePrice;
}) {
  const words = useWords().accountBills.bill.lines;
  const language = useLanguage();
  const amount = unitDollars ?? amountDollars;
  if (amount === null || price.drugUnit !== "") return null;
  const { grossDollars, cashDollars, minimumDollars: lowestDollars, maximumDollars: highestDollars } = price;
  const published = { grossDollars, cashDollars, lowestDollars, highestDollars };
  return (
    <div>
      {unitDollars === null || units === null
        ? null
        : `${say(language, words.each, { amount: formatDollars(unitDollars), count: units })} `}
      {sayBillLine(language, amount, published, null)}
    </div>
  );
}
