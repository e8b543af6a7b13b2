import { useLanguage, useWords } from "#app/components/use-words.ts";
import { categoryName } from "#app/content/service-category-names.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { nameOf } from "#app/domain/language/name-of.ts";
import { say } from "#app/domain/language/say.ts";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import type { FoundMoves } from "./find-price-moves.server.ts";
import { fields } from "./price-history.css.ts";
import { movesAddress } from "./price-history-query.ts";

/** State, category, kind of price and direction; of a hospital all but the state. */
export function MovesForm({
  query,
  states,
  categories,
}: Pick<FoundMoves, "query" | "states" | "categories">) {
  const words = useWords().priceHistory;
  const language = useLanguage();
  const { hospital, id, state, category, kind, direction } = query;
  return (
    <form method="get" action="/data/price-history" autoComplete="off" className={stack.part}>
      {hospital ? (
        <p>
          <input type="hidden" name="hospital" value={hospital} />
          <input type="hidden" name="id" value={id} />
          {say(language, words.movesForm.only, { hospital })}{" "}
          <a href={movesAddress({ ...query, hospital: "", id: "", state: "", page: 1 })}>
            {words.movesForm.showAll}
          </a>
        </p>
      ) : null}
      <div className={fields}>
        {hospital ? null : (
          <SelectField
            id="state"
            name="state"
            label={words.movesForm.state}
            none={words.movesForm.wholeCountry}
            options={states.map((letters) => ({
              value: letters,
              label: nameOf(wordsIn(language).stateNames, letters),
            }))}
            defaultValue={state}
          />
        )}
        <SelectField
          id="category"
          name="category"
          label={words.movesForm.category}
          none={words.movesForm.allCategories}
          options={categories.map((category) => ({
            value: category,
            label: categoryName(language, category),
          }))}
          defaultValue={category}
        />
        <SelectField
          id="kind"
          name="kind"
          label={words.movesForm.price}
          none={words.kinds.cash}
          options={[{ value: "gross", label: words.kinds.gross }]}
          defaultValue={kind === "cash" ? "" : kind}
        />
        <SelectField
          id="direction"
          name="direction"
          label={words.movesForm.direction}
          none={words.directions.up}
          options={[{ value: "down", label: words.directions.down }]}
          defaultValue={direction === "up" ? "" : direction}
        />
      </div>
      <div className={stack.buttons}>
        <SubmitButton>{words.movesForm.submit}</SubmitButton>
      </div>
    </form>
  );
}
