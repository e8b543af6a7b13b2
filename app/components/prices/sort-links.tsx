import type { PriceSort } from "#app/domain/prices/search/price-query.ts";
import { ChoiceLinks } from "#app/ui/page/choice-links.tsx";
import { useLanguage, useWords } from "../use-words.ts";
import { priceSortName, priceSorts } from "./price-sorts.ts";

/** The orders in which the prices of a page can be seen. */
export function SortLinks({ current, hrefOf }: { current: PriceSort; hrefOf: (sort: PriceSort) => string }) {
  const language = useLanguage();
  const words = useWords().site;
  return (
    <ChoiceLinks
      label={words.sortLinks.label}
      choices={priceSorts.map((sort) => ({
        label: priceSortName(language, sort),
        href: hrefOf(sort),
        isChosen: sort === current,
      }))}
    />
  );
}
