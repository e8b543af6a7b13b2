import type { FormHTMLAttributes, ReactNode } from "react";
import { useUiWords } from "#app/ui/words/ui-words.tsx";
import * as css from "./live-form.css.ts";
import scriptUrl from "./live-form-script.js?url";

/** The part of a page that its live form renews: the form itself and what it finds. With script a choice or a search
 *  brings the new part without a full load; a failure shows `data-failure` of the field or form and can be retried. What
 *  is marked `data-live-answer` in the new part is said to those who cannot see that it changed. */
export function LiveRegion({ id, children }: { id: string; children: ReactNode }) {
  return (
    <>
      <div id={id} className={css.region}>
        {children}
        <script type="module" src={scriptUrl} />
      </div>
      <p role="status" className={css.said} data-live-said={id} />
    </>
  );
}

interface LiveFormProps extends FormHTMLAttributes<HTMLFormElement> {
  action: string;
  /** The LiveRegion that its replies renew. */
  region: string;
  /** The id of what a search leads to. */
  leadsTo?: string;
  /** What is said when a search fails to come. */
  failure: string;
}

/** A plain GET form, live with script. A select with `data-renews` renews the region as soon as it changes, with that
 *  parameter set; what is marked `data-without-script` is then not needed. */
export function LiveForm({ region, leadsTo, failure, children, ...form }: LiveFormProps) {
  const { tryAgain } = useUiWords();
  return (
    <form
      method="get"
      autoComplete="off"
      {...form}
      data-live={region}
      data-live-leads-to={leadsTo}
      data-failure={failure}
      noValidate
    >
      {children}
      <p className={css.failure} role="alert" data-live-failure hidden>
        <span data-live-failure-text />{" "}
        <button type="submit" className={css.retry} data-text={tryAgain} aria-label={tryAgain} />
      </p>
    </form>
  );
}
