import { useKeepPlace } from "#app/components/page/kept-place.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { say } from "#app/domain/language/say.ts";
import type { Dollars } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import type { PlanKind } from "#app/domain/payers/plan-kinds.ts";
import { isRateAboveGross } from "#app/domain/prices/rates/rate-above-gross.ts";
import { ChoiceLinks } from "#app/ui/page/choice-links.tsx";
import type { AskedPrice, PayerPrice } from "./requested-price.ts";
import { type ServiceAddress, serviceAddress } from "./service-query.ts";

interface AboutKindsProps {
  price: PayerPrice;
  address: ServiceAddress;
  line: number;
  /** Of the price; null = not published. */
  grossDollars: Dollars | null;
}

/** Which kind of the payer's plans the price is of, where it is not the one that was asked for, and the other kinds. */
export function AboutKinds({ price, address, line, grossDollars }: AboutKindsProps) {
  const language = useLanguage();
  const words = useWords().planKinds;
  const { payer, planKind, missingKind, kinds, range } = price;
  return (
    <>
      {missingKind ? (
        <p>
          {say(language, words.missing, {
            payer,
            wanted: words.many[missingKind],
            shown: words.many[planKind],
          })}
        </p>
      ) : null}
      {grossDollars && range && isRateAboveGross(range.highest, grossDollars) ? (
        <p>{say(language, words.aboveGross, { gross: formatDollars(grossDollars) })}</p>
      ) : null}
      {kinds.length > 1 ? (
        <KindLinks kinds={kinds} payer={payer} chosen={planKind} address={address} line={line} />
      ) : null}
    </>
  );
}

interface OtherKindsProps {
  price: Extract<AskedPrice, { kind: "unknown payer" }>;
  address: ServiceAddress;
  line: number;
}

/** That the payer has rates here, though none of the kind that was asked for, and the way to each. */
export function OtherKinds({ price: { payer, wanted, kinds }, address, line }: OtherKindsProps) {
  const language = useLanguage();
  const words = useWords().planKinds;
  return (
    <>
      <p>{say(language, words.onlyOthers, { payer, wanted: words.many[wanted] })}</p>
      <KindLinks kinds={kinds} payer={payer} chosen={null} address={address} line={line} />
    </>
  );
}

interface KindLinksProps {
  kinds: PayerPrice["kinds"];
  payer: string;
  chosen: PlanKind | null;
  address: ServiceAddress;
  line: number;
}

function KindLinks({ kinds, payer, chosen, address, line }: KindLinksProps) {
  const language = useLanguage();
  const words = useWords().planKinds;
  const keep = useKeepPlace();
  const choices = kinds.map(({ kind, planCount }) => ({
    label: say(language, words.counted[kind], { count: planCount }),
    href: keep(serviceAddress(address, { line, payer, planKind: kind })),
    isChosen: kind === chosen,
  }));
  return <ChoiceLinks label={words.label} choices={choices} />;
}
