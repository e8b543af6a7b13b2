import { useLanguage, useWords } from "#app/components/use-words.ts";
import { amountKinds } from "#app/domain/explanations/explanation.ts";
import {
  type ExplainedLineField,
  explainedLineFields,
  explainedLineName,
} from "#app/domain/explanations/kept/explanation-fields.ts";
import { say } from "#app/domain/language/say.ts";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import type { FormView } from "../review/form-view.ts";
import { MarkLink } from "../review/mark-link.tsx";
import { ReviewField } from "../review/review-field.tsx";
import * as css from "../review/review-form.css.ts";

/** One service of a claim: a line that opens, and is open from the start if something needs a check. */
export function ExplainedLineFields({ view, line }: { view: FormView; line: number }) {
  const { review, lineFields, amounts } = useWords().explanations;
  const { lines: billWords } = useWords().billReview;
  const language = useLanguage();
  const mark = `line-${line}`;
  const nameOf = (field: ExplainedLineField) => explainedLineName(line, field);
  const textOf = (field: ExplainedLineField) => view.texts[nameOf(field)] ?? "";
  const isToBeLookedAt = explainedLineFields.some(
    (field) => view.problems[nameOf(field)] !== undefined || view.hardToRead.has(nameOf(field)),
  );
  const isBlank = explainedLineFields.every((field) => textOf(field) === "");
  const codeType = textOf("codeType");
  return (
    <details className={css.line} id={mark} data-line={mark} open={isToBeLookedAt || isBlank}>
      <summary className={css.lineSummary}>
        <span className={css.lineName}>{say(language, review.lines.line, { line })}</span>{" "}
        <span className={css.lineText}>
          {[textOf("description"), textOf("code")].filter(Boolean).join(", ")}
        </span>{" "}
        <span className={css.lineAmount}>{textOf("youOwe") || textOf("billed")}</span>
      </summary>
      <div className={css.lineBody}>
        <div>
          <MarkLink name={mark} number={view.numbers[mark]} />
        </div>
        <ReviewField view={view} name={nameOf("description")} label={lineFields.description} />
        <div className={css.lineGrid}>
          <ReviewField view={view} name={nameOf("serviceDate")} type="date" label={lineFields.serviceDate} />
          <ReviewField view={view} name={nameOf("code")} label={lineFields.code} />
          <SelectField
            id={nameOf("codeType")}
            name={nameOf("codeType")}
            label={lineFields.codeType}
            none={billWords.codeTypeNone}
            options={codeTypeOptions(billWords.codeTypes, codeType)}
            defaultValue={codeType}
          />
          <ReviewField view={view} name={nameOf("remarkCodes")} label={lineFields.remarkCodes} />
          {amountKinds.map((kind) => (
            <ReviewField
              key={kind}
              view={view}
              name={nameOf(kind)}
              label={amounts[kind]}
              inputMode="decimal"
            />
          ))}
        </div>
        <div>
          <SubmitButton rank="secondary" name="intent" value={`remove-${line}`}>
            {say(language, review.lines.remove, { line })}
          </SubmitButton>
        </div>
      </div>
    </details>
  );
}

/** The kinds that bills bear, and the line's own where it is a rarer one. */
function codeTypeOptions(names: Readonly<Record<string, string>>, present: string) {
  const options = Object.entries(names).map(([value, label]) => ({ value, label }));
  return present === "" || present in names ? options : [...options, { value: present, label: present }];
}
