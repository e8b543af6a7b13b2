import { secondary } from "#app/ui/page/action.css.ts";
import scriptUrl from "./use-my-position-script.js?url";

/** Where the browser offers the visitor's position, a button that writes it into a field, to about a mile. */
export function UseMyPosition({ fieldId }: { fieldId: string }) {
  return (
    <div>
      <button type="button" className={secondary} data-position-for={fieldId} hidden>
        Use my position
      </button>
      <span role="status" data-position-failure hidden>
        Your position could not be read. Write a city or a ZIP code instead.
      </span>
      <script type="module" src={scriptUrl} />
    </div>
  );
}
