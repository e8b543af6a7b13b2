import { useLanguage, useWords } from "#app/components/use-words.ts";
import { type LineField, lineFieldName, lineFields } from "#app/domain/bills/kept/bill-fields.ts";
import { say } from "#app/domain/language/say.ts";
import { dollarsOfCents } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import type { FormView } from "../review/form-view.ts";
import { MarkLink } from "../review/mark-link.tsx";
import { ReviewField } from "../review/review-field.tsx";
import * as css from "../review/review-form.css.ts";

interface LineFieldsProps {
  view: FormView;
  lineId: number;
  /** The place that it has in the bill, from 1. */
  line: number;
  /** Its code has not the form of its kind. */
  hasUnknownCode: boolean;
  /** What its charge may be instead; undefined: nothing. */
  offeredCents: number | undefined;
}

/** One charge: a line that opens, and is open from the start if something needs a check. */
export function LineFields({ view, lineId, line, hasUnknownCode, offeredCents }: LineFieldsProps) {
  const { lines: words } = useWords().billReview;
  const language = useLanguage();
  const named = (field: LineField) => ({
    view,
    name: lineFieldName(lineId, field),
  });
  const mark = `line-${lineId}`;
  const textOf = (field: LineField) => view.texts[lineFieldName(lineId, field)] ?? "";
  const type = textOf("codeType");
  const isToBeLookedAt = lineFields.some((field) => {
    const name = lineFieldName(lineId, field);
    return view.problems[name] !== undefined || view.hardToRead.has(name);
  });
  const isBlank = lineFields.every((field) => textOf(field) === "");
  return (
    <details
      className={css.line}
      id={mark}
      data-line={mark}
      open={isToBeLookedAt || isBlank || hasUnknownCode}
    >
      <summary className={css.lineSummary}>
        <span className={css.lineName}>{say(language, words.line, { line })}</span>{" "}
        <span className={css.lineText}>
          {[textOf("description"), textOf("code")].filter(Boolean).join(", ")}
        </span>{" "}
        <span className={css.lineAmount}>{textOf("amountCents")}</span>
      </summary>
      <div className={css.lineBody}>
        <div>
          <MarkLink name={mark} number={view.numbers[mark]} />
        </div>
        <ReviewField {...named("description")} label={words.description} />
        <div className={css.pair}>
          <ReviewField {...named("serviceDate")} type="date" label={words.serviceDate} />
          <ReviewField
            {...named("amountCents")}
            label={words.amountCents}
            inputMode="decimal"
            {...(offeredCents !== undefined && {
              hint: say(language, words.offered, { amount: formatDollars(dollarsOfCents(offeredCents)) }),
            })}
          />
        </div>
        <div className={css.lineGrid}>
          <ReviewField {...named("code")} label={words.code} />
          <SelectField
            id={named("codeType").name}
            name={named("codeType").name}
            label={words.codeType}
            none={words.codeTypeNone}
            options={codeTypeOptions(words.codeTypes, type)}
            defaultValue={type}
          />
          <ReviewField {...named("modifiers")} label={words.modifiers} />
          <ReviewField {...named("revenueCode")} label={words.revenueCode} inputMode="numeric" />
          <ReviewField {...named("units")} label={words.units} inputMode="decimal" />
          <ReviewField {...named("unitPriceCents")} label={words.unitPriceCents} inputMode="decimal" />
        </div>
        {hasUnknownCode ? (
          <p className={css.doubt}>{say(language, words.unknownCode, { codeType: type })}</p>
        ) : null}
        <div>
          <SubmitButton rank="secondary" name="intent" value={`remove-${lineId}`}>
            {say(language, words.remove, { line })}
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
