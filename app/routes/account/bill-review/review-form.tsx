import { useLanguage, useWords } from "#app/components/use-words.ts";
import { say } from "#app/domain/language/say.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import type { FormView } from "../review/form-view.ts";
import * as css from "../review/review-form.css.ts";
import { FactFields } from "./fact-fields.tsx";
import type { HospitalOption } from "./find-hospital-choices.server.ts";
import { LineFields } from "./line-fields.tsx";
import { linesPerPage } from "./lines-per-page.ts";
import type { ReturnedForm } from "./save-review.server.ts";
import type { ShownBill } from "./show-bill.server.ts";
import { SumChecks } from "./sum-checks.tsx";

interface ReviewFormProps {
  bill: ShownBill;
  hospitals: HospitalOption[];
  lookedFor: string | null;
  /** The form as it was sent, where it could not be kept. */
  returned: ReturnedForm | undefined;
  action: string;
}

/** All that a bill says, to be checked, corrected or typed. Plain buttons save it on their way: lines are added and removed,
 *  and pages of lines turned, without script. */
export function ReviewForm({ bill, hospitals, lookedFor, returned, action }: ReviewFormProps) {
  const words = useWords().billReview;
  const language = useLanguage();
  const { texts, lineIds, version, marks } = returned ?? bill;
  const view: FormView = {
    texts,
    problems: returned?.problems ?? {},
    numbers: bill.numbers,
    hardToRead: new Set(bill.hardToRead),
  };
  const isKept = bill.state === "kept";
  return (
    <form method="post" action={action} noValidate className={css.form} data-review>
      <input type="hidden" name="billId" value={bill.billId} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="marks" value={marks} />
      <input type="hidden" name="lines" value={lineIds.join(" ")} />
      <FactFields view={view} hospitals={hospitals} lookedFor={lookedFor} />
      <div>
        <SubmitButton rank="secondary" name="intent" value="save">
          {isKept ? words.saveKept : words.save}
        </SubmitButton>
      </div>
      <section className={stack.part} id="lines">
        <h2>{say(language, words.lines.heading, { count: bill.lineCount })}</h2>
        {lineIds.length === 0 ? <p>{words.lines.none}</p> : null}
        {bill.pageCount > 1 ? (
          <p>
            {say(language, words.lines.shown, {
              first: bill.firstLine,
              last: bill.firstLine + bill.lineIds.length - 1,
              count: bill.lineCount,
            })}
          </p>
        ) : null}
        {lineIds.map((lineId, index) => (
          <LineFields
            key={lineId}
            view={view}
            lineId={lineId}
            line={bill.firstLine + index}
            hasUnknownCode={bill.unknownCodes.includes(lineId)}
            offeredCents={bill.offers[lineId]}
          />
        ))}
        <div className={stack.buttons}>
          <SubmitButton rank="secondary" name="intent" value="add-line">
            {words.lines.add}
          </SubmitButton>
        </div>
        <OtherLines bill={bill} />
      </section>
      <SumChecks sums={bill.sums} />
      <div className={stack.part}>
        {isKept ? null : <p className={stack.note}>{words.finishHint}</p>}
        <div className={stack.buttons}>
          <SubmitButton name="intent" value="keep">
            {isKept ? words.saveKept : words.finish}
          </SubmitButton>
          {isKept ? null : (
            <SubmitButton rank="secondary" name="intent" value="save">
              {words.save}
            </SubmitButton>
          )}
        </div>
      </div>
    </form>
  );
}

/** Buttons that save this page of lines and turn to another. */
function OtherLines({ bill: { page, pageCount, lineCount } }: Pick<ReviewFormProps, "bill">) {
  const { lines: words } = useWords().billReview;
  const language = useLanguage();
  if (pageCount < 2) return null;
  const others = Array.from({ length: pageCount }, (_, index) => index + 1).filter((other) => other !== page);
  return (
    <fieldset className={css.otherLines}>
      <legend className={stack.note}>{words.otherPages}</legend>
      <div className={stack.buttons}>
        {others.map((other) => (
          <SubmitButton key={other} rank="secondary" name="intent" value={`page-${other}`}>
            {say(language, words.toPage, {
              first: (other - 1) * linesPerPage + 1,
              last: Math.min(other * linesPerPage, lineCount),
            })}
          </SubmitButton>
        ))}
      </div>
    </fieldset>
  );
}
