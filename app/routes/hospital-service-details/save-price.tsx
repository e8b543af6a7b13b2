import { useWords } from "#app/components/use-words.ts";
import { type SavedPrice, writeSavedPrice } from "#app/domain/prices/search/saved-price.ts";
import * as css from "./service-details.css.ts";

/** Saves the price on this device, and leads to the list. */
export function SavePrice({ price }: { price: SavedPrice }) {
  const words = useWords().savedPrices;
  return (
    <form method="post" action="/saved" data-screen>
      <button type="submit" name="save" value={writeSavedPrice(price)} className={css.saveButton}>
        {words.save}
      </button>
    </form>
  );
}
