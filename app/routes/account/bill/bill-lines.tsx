import { NoSuchPage } from "#app/components/lists/no-such-page.tsx";
import { codeName, dollarsOrNone } from "#app/components/price-words.ts";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { sayDate } from "#app/content/words/say-date.ts";
import { sayModifier } from "#app/content/words/say-modifier.ts";
import type { OwnPlan } from "#app/domain/accounts/own-plan.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { say } from "#app/domain/language/say.ts";
import { dollarsOfCents } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import { Fold } from "#app/ui/page/fold.tsx";
import { Pagination } from "#app/ui/page/pagination.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import { useAccountAddress } from "../frame/account-address.ts";
import { OwnPlanNote } from "../plan/own-plan.tsx";
import * as css from "./case.css.ts";
import { LinePublished } from "./line-published.tsx";
import type { ShownLine, ViewedBill } from "./view-bill.server.ts";
import type { ViewedCase } from "./view-case.server.ts";

interface BillLinesProps {
  bill: ViewedBill;
  plan: OwnPlan | null;
  story: Pick<ViewedCase, "ofLines" | "planOfLines" | "pricesBesideLines">;
}

/** What was charged, line by line, with what was found, what the plan decided and what the hospital publishes for each. */
export function BillLines({ bill, plan, story }: BillLinesProps) {
  const words = useWords().accountBills.bill;
  const language = useLanguage();
  const address = useAccountAddress();
  const { billId, hospital, file, lines, firstLine, lineCount, page, pageCount } = bill;
  const hrefOf = (shown: number) => address(`/account/bills/${billId}`, { page: shown === 1 ? null : shown });
  const hasPublished = hospital !== null || Object.keys(story.pricesBesideLines).length > 0;
  const columns: Column<ShownLine>[] = [
    {
      heading: words.lines.columns.service,
      cell: (line) => <LineService line={line} found={story.ofLines[line.lineId] ?? []} />,
    },
    { heading: words.lines.columns.date, cell: ({ serviceDate }) => sayDate(language, serviceDate) },
    {
      heading: words.lines.columns.charged,
      isNumber: true,
      cell: ({ lineId, amountDollars, units }) => (
        <>
          {dollarsOrNone(language, amountDollars)}
          <LinePlan plan={story.planOfLines[lineId]} />
          {units !== null && units !== 1 ? (
            <div className={stack.note}>{say(language, words.lines.units, { count: units })}</div>
          ) : null}
        </>
      ),
    },
    ...(hasPublished
      ? [
          {
            heading: words.lines.columns.published,
            cell: (line: ShownLine) => (
              <>
                {hospital ? <LinePublished line={line} hospital={file && hospital} plan={plan} /> : null}
                {(story.pricesBesideLines[line.lineId] ?? []).map((text) => (
                  <div key={text} className={stack.note}>
                    {text}
                  </div>
                ))}
              </>
            ),
          },
        ]
      : []),
  ];
  return (
    <Fold id="lines" heading={say(language, words.lines.heading, { count: lineCount })}>
      {file && hospital ? <WhatIsCompared file={file} name={hospital.name} setting={bill.setting} /> : null}
      {file && hospital ? <OwnPlanNote plan={plan} /> : null}
      {hospital === null && lineCount > 0 ? <p>{words.noHospital}</p> : null}
      {page === null ? (
        <NoSuchPage pageCount={pageCount} firstHref={hrefOf(1)} />
      ) : lineCount === 0 ? (
        <p>{words.lines.none}</p>
      ) : (
        <DataTable
          caption={say(language, words.lines.caption, {
            first: firstLine,
            last: firstLine + lines.length - 1,
            count: lineCount,
          })}
          columns={columns}
          rows={lines}
          keyOf={({ lineId }) => lineId}
        />
      )}
      <Pagination label={words.lines.pages} page={page} pageCount={pageCount} hrefOf={hrefOf} />
    </Fold>
  );
}

interface WhatIsComparedProps {
  file: NonNullable<ViewedBill["file"]>;
  name: string;
  setting: ViewedBill["setting"];
}

function WhatIsCompared({ file, name, setting }: WhatIsComparedProps) {
  const language = useLanguage();
  const { compared } = useWords().accountBills.bill;
  const { importId, fileName, fileDate } = file;
  const as = { file: (text: string) => <a href={`/price-files/${importId}`}>{text}</a> };
  const values = { hospital: name, fileName };
  return (
    <p className={stack.note}>
      {fileDate === null ? (
        <Sentence of={compared.fileUndated} values={values} as={as} />
      ) : (
        <Sentence of={compared.file} values={{ ...values, date: formatDate(language, fileDate) }} as={as} />
      )}{" "}
      {compared[setting]} {compared.rule}
    </p>
  );
}

/** What a line is for: our words first, then what the bill prints, its code, modifiers and department. */
function LineService({ line, found }: { line: ShownLine; found: ViewedCase["ofLines"][number] }) {
  const { lines: words } = useWords().accountBills.bill;
  const language = useLanguage();
  const { plainName, description, code, modifiers, revenueCode, department } = line;
  return (
    <>
      {plainName ?? description ?? words.unknown}
      {plainName && description ? (
        <div className={stack.note}>{say(language, words.onBill, { description })}</div>
      ) : null}
      {code ? <div className={stack.note}>{codeName(code)}</div> : null}
      {modifiers.map((modifier) => (
        <div key={modifier} className={stack.note}>
          {sayModifier(language, modifier)}
        </div>
      ))}
      {revenueCode && code?.codeType !== "RC" ? (
        <div className={stack.note}>
          {say(language, words.department, {
            name: department ?? codeName({ codeType: "RC", code: revenueCode }),
          })}
        </div>
      ) : null}
      {found.map(({ key, title, text, toldAt, isOpen }) =>
        text === null ? (
          <div key={key} className={css.found}>
            {say(language, words.foundWithLine, { title, number: toldAt })}
          </div>
        ) : (
          <details key={key} className={css.found} open={isOpen}>
            <summary data-paper>{title}</summary>
            {text}
          </details>
        ),
      )}
    </>
  );
}

/** What the plan decided about a line; nothing where it did not see it. */
function LinePlan({ plan }: { plan: ViewedCase["planOfLines"][number] | undefined }) {
  const { lines: words } = useWords().accountBills.bill;
  const language = useLanguage();
  if (!plan) return null;
  const { allowedCents, youOweCents } = plan;
  const dollars = (cents: number) => formatDollars(dollarsOfCents(cents));
  return (
    <div className={stack.note}>
      {allowedCents === null ? null : say(language, words.planAllowed, { amount: dollars(allowedCents) })}{" "}
      {youOweCents === null ? null : say(language, words.planOwe, { amount: dollars(youOweCents) })}
    </div>
  );
}
