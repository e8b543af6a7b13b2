import { secondary } from "#app/ui/page/action.css.ts";
import { useUiWords } from "#app/ui/words/ui-words.tsx";
import scriptUrl from "./use-my-position-script.js?url";

/** Where the browser offers the visitor's position, a button that writes it into a field, to about a mile. */
export function UseMyPosition({ fieldId }: { fieldId: string }) {
  const { useMyPosition, positionFailed } = useUiWords();
  return (
    <div>
      <button type="button" className={secondary} data-position-for={fieldId} data-needs-script hidden>
        {useMyPosition}
      </button>
      <span role="status" data-position-failure={positionFailed} />
      <script type="module" src={scriptUrl} />
    </div>
  );
}
