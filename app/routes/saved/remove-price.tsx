import { Sentence } from "#app/components/sentence.tsx";
import { useWords } from "#app/components/use-words.ts";
import { type SavedPrice, writeSavedPrice } from "#app/domain/prices/search/saved-price.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { spoken } from "#app/ui/theme/spoken.css.ts";
import * as css from "./saved.css.ts";

/** Takes a price out of the list of this device. `name`: what it is, for those who hear the button. */
export function RemovePrice({ price, name }: { price: SavedPrice; name: string }) {
  const words = useWords().savedPrices;
  return (
    <form method="post" action="/saved" className={css.remove} data-screen>
      <SubmitButton rank="secondary" name="remove" value={writeSavedPrice(price)}>
        <Sentence
          of={words.remove}
          values={{ name }}
          as={{ spoken: (text) => <span className={spoken}>{text}</span> }}
        />
      </SubmitButton>
    </form>
  );
}
