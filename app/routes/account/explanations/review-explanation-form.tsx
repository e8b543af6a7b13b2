import { useLanguage, useWords } from "#app/components/use-words.ts";
import { say } from "#app/domain/language/say.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import type { FormView } from "../review/form-view.ts";
import * as css from "../review/review-form.css.ts";
import { BillLinkFields, type ChosenBill } from "./bill-link-fields.tsx";
import { ClaimFields, NoticeFields } from "./claim-fields.tsx";
import { ClaimSums } from "./claim-sums.tsx";
import { ExplainedLineFields } from "./explained-line-fields.tsx";
import { explainedLinesPerPage } from "./explained-lines-per-page.ts";
import type { ReturnedExplanation } from "./save-explanation-review.server.ts";
import type { ShownExplanation } from "./show-explanation.server.ts";
import type { OfferedLink } from "./view-links.server.ts";

interface ReviewExplanationFormProps {
  shown: ShownExplanation;
  links: OfferedLink[];
  /** All that may be chosen. */
  bills: ChosenBill[];
  ownerName: string;
  /** The form as it was sent, where it could not be kept. */
  returned: ReturnedExplanation | undefined;
  action: string;
}

/** What the plan decided, a claim at a time, to be checked, corrected or typed, and the bills that it is about. Plain buttons
 *  save it on their way, without script. */
export function ReviewExplanationForm(props: ReviewExplanationFormProps) {
  const { shown, links, bills, ownerName, returned, action } = props;
  const words = useWords().explanations.review;
  const language = useLanguage();
  const { texts, lines, version } = returned ?? shown;
  const view: FormView = {
    texts,
    problems: returned?.problems ?? {},
    numbers: shown.numbers,
    hardToRead: new Set(shown.hardToRead),
  };
  const count = shown.claims.length;
  return (
    <form method="post" action={action} noValidate className={css.form} data-review>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="claim" value={shown.claim} />
      <input type="hidden" name="page" value={shown.page} />
      <input type="hidden" name="lines" value={lines.join(" ")} />
      <BillLinkFields links={links} bills={bills} ownerName={ownerName} claimCount={count} />
      <NoticeFields view={view} />
      <ClaimFields view={view} legend={say(language, words.claim, { number: shown.claim, count })} />
      <section className={stack.part} id="lines">
        <h2>{say(language, words.lines.heading, { count: shown.lineCount })}</h2>
        {lines.length === 0 ? <p>{words.lines.none}</p> : null}
        {shown.pageCount > 1 ? (
          <p>
            {say(language, words.lines.shown, {
              first: lines[0] ?? 1,
              last: lines.at(-1) ?? 1,
              count: shown.lineCount,
            })}
          </p>
        ) : null}
        {lines.map((line) => (
          <ExplainedLineFields key={line} view={view} line={line} />
        ))}
        <div className={stack.buttons}>
          <SubmitButton rank="secondary" name="intent" value="add-line">
            {words.lines.add}
          </SubmitButton>
        </div>
      </section>
      <OtherParts shown={shown} />
      <ClaimSums sums={shown.sums} />
      <div className={stack.part}>
        {shown.state === "kept" ? null : <p className={stack.note}>{words.finishHint}</p>}
        <div className={stack.buttons}>
          <SubmitButton name="intent" value="keep">
            {shown.state === "kept" ? words.saveKept : words.finish}
          </SubmitButton>
          {shown.state === "kept" ? null : (
            <SubmitButton rank="secondary" name="intent" value="save">
              {words.save}
            </SubmitButton>
          )}
        </div>
      </div>
    </form>
  );
}

/** More buttons than these don't help. */
const MAX_BUTTONS = 20;

/** Buttons that save this part and turn to another claim, or to other lines of this one. */
function OtherParts({ shown }: Pick<ReviewExplanationFormProps, "shown">) {
  const words = useWords().explanations.review;
  const language = useLanguage();
  const { claim, claims, page, pageCount } = shown;
  const near = claims
    .map((name, index) => ({ number: index + 1, name: name ?? words.unnamedClaim }))
    .filter(({ number }) => number !== claim)
    .sort((a, b) => Math.abs(a.number - claim) - Math.abs(b.number - claim))
    .slice(0, MAX_BUTTONS)
    .sort((a, b) => a.number - b.number);
  const pages = Array.from({ length: pageCount }, (_, index) => index + 1).filter((one) => one !== page);
  return (
    <>
      {pages.length === 0 ? null : (
        <fieldset className={css.otherLines}>
          <legend className={stack.note}>{words.lines.otherPages}</legend>
          <div className={stack.buttons}>
            {pages.map((other) => (
              <SubmitButton key={other} rank="secondary" name="intent" value={`page-${other}`}>
                {say(language, words.lines.toPage, pageRange(other, shown.lineCount))}
              </SubmitButton>
            ))}
          </div>
        </fieldset>
      )}
      {near.length === 0 ? null : (
        <fieldset className={css.otherLines}>
          <legend className={stack.note}>{words.claims}</legend>
          <div className={stack.buttons}>
            {near.map(({ number, name }) => (
              <SubmitButton key={number} rank="secondary" name="intent" value={`claim-${number}`}>
                {say(language, words.toClaim, { number, name })}
              </SubmitButton>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}

function pageRange(page: number, lineCount: number) {
  return {
    first: (page - 1) * explainedLinesPerPage + 1,
    last: Math.min(page * explainedLinesPerPage, lineCount),
  };
}
