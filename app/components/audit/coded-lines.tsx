import { codeName, dollarsOrNone } from "#app/components/price-words.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { auditsWords } from "#app/content/words/audits.ts";
import { sayModifier } from "#app/content/words/say-modifier.ts";
import type { CodedLine } from "#app/domain/audits/break-down-lines.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { say } from "#app/domain/language/say.ts";
import { dollarsOfCents, dollarsOfE4 } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import * as css from "./audit.css.ts";
import { LinePicture } from "./line-picture.tsx";

interface CodedLinesProps {
  lines: CodedLine[];
  /** Of the bill; those that are not shown are told of. */
  lineCount: number;
}

/** The medical-coding breakdown of a bill: what each line's codes mean, its units against the limit, and what is published
 *  beside it. */
export function CodedLines({ lines, lineCount }: CodedLinesProps) {
  const words = useWords(auditsWords).breakdown;
  const language = useLanguage();
  if (lines.length === 0) return null;
  const columns: Column<CodedLine>[] = [
    {
      heading: words.columns.line,
      cell: ({ index }) => (
        <span id={`line-${index + 1}`} className={css.line}>
          {index + 1}
        </span>
      ),
    },
    { heading: words.columns.service, cell: (line) => <Service line={line} /> },
    { heading: words.columns.charged, isNumber: true, cell: (line) => <Charged line={line} /> },
    { heading: words.columns.beside, cell: (line) => <LinePicture line={line} /> },
  ];
  return (
    <section className={stack.part} aria-labelledby="breakdown">
      <h2 id="breakdown">{words.heading}</h2>
      <DataTable
        caption={say(language, words.caption, { first: 1, last: lines.length, count: lineCount })}
        columns={columns}
        rows={lines}
        keyOf={({ index }) => index}
      />
      {lineCount > lines.length ? (
        <p className={stack.note}>{say(language, words.more, { shown: lines.length, count: lineCount })}</p>
      ) : null}
    </section>
  );
}

/** What a line is for: our words first, then what the bill prints, its code, modifiers and department. */
function Service({ line }: { line: CodedLine }) {
  const words = useWords(auditsWords).breakdown;
  const language = useLanguage();
  const { plainName, description, serviceCode, modifiers, revenueCode, department, usualSetting } = line;
  const notes = [
    plainName && description ? say(language, words.onBill, { description }) : null,
    serviceCode && codeName(serviceCode),
    ...modifiers.map((modifier) => sayModifier(language, modifier)),
    revenueCode && serviceCode?.codeType !== "RC"
      ? say(language, words.department, {
          name: department ?? codeName({ codeType: "RC", code: revenueCode }),
        })
      : null,
    usualSetting && words.setting[usualSetting],
  ];
  return (
    <>
      {plainName ?? description ?? words.unknown}
      {notes
        .filter((note) => note !== null && note !== "")
        .map((note) => (
          <div key={note} className={stack.note}>
            {note}
          </div>
        ))}
    </>
  );
}

function Charged({ line: { amountCents, units, limit, serviceDate } }: { line: CodedLine }) {
  const words = useWords(auditsWords).breakdown;
  const language = useLanguage();
  const isSeveral = units !== null && units !== 1 && units !== 0;
  return (
    <>
      {dollarsOrNone(dollarsOfCents(amountCents))}
      {serviceDate ? <div className={stack.note}>{formatDate(serviceDate)}</div> : null}
      {isSeveral ? (
        <div className={stack.note}>
          {say(language, words.units, { count: units })},{" "}
          {say(language, words.each, {
            amount: formatDollars(dollarsOfE4(Math.round((amountCents * 100) / units))),
          })}
        </div>
      ) : null}
      {limit ? (
        <div className={stack.note}>{say(language, words.limit[limit.judges], { limit: limit.units })}</div>
      ) : null}
    </>
  );
}
