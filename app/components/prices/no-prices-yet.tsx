import { ActionLink } from "#app/ui/page/action-link.tsx";
import { useWords } from "../use-words.ts";

/** In place of lists and figures, on a site without a price file. */
export function NoPricesYet() {
  const words = useWords().missingPrices;
  return (
    <>
      <p>{words.noPricesYet.nothingYet}</p>
      <div>
        <ActionLink href="/price-files">{words.noPricesYet.seeFiles}</ActionLink>
      </div>
    </>
  );
}
