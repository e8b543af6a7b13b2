import { NoSuchPage } from "#app/components/no-such-page.tsx";
import { codeName, dollarsOrNone } from "#app/components/price-words.ts";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { accountBillsWords } from "#app/content/words/account-bills.ts";
import { sayModifier } from "#app/content/words/say-modifier.ts";
import type { OwnPlan } from "#app/domain/accounts/own-plan.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { say } from "#app/domain/language/say.ts";
import { Pagination } from "#app/ui/page/pagination.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import { useAccountAddress } from "../account-address.ts";
import { OwnPlanNote } from "../own-plan.tsx";
import { LinePublished } from "./line-published.tsx";
import type { ShownLine, ViewedBill } from "./view-bill.server.ts";

/** What was charged, line by line, with what the hospital publishes for each. */
export function BillLines({ bill, plan }: { bill: ViewedBill; plan: OwnPlan | null }) {
  const words = useWords(accountBillsWords).bill;
  const language = useLanguage();
  const address = useAccountAddress();
  const { billId, hospital, file, lines, firstLine, lineCount, page, pageCount } = bill;
  const hrefOf = (shown: number) => address(`/account/bills/${billId}`, { page: shown === 1 ? null : shown });
  const columns: Column<ShownLine>[] = [
    { heading: words.lines.columns.service, cell: (line) => <LineService line={line} /> },
    { heading: words.lines.columns.date, cell: ({ serviceDate }) => formatDate(serviceDate) },
    {
      heading: words.lines.columns.charged,
      isNumber: true,
      cell: ({ amountDollars, units }) => (
        <>
          {dollarsOrNone(amountDollars)}
          {units !== null && units !== 1 ? (
            <div className={stack.note}>{say(language, words.lines.units, { count: units })}</div>
          ) : null}
        </>
      ),
    },
    {
      heading: words.lines.columns.published,
      cell: (line) => <LinePublished line={line} hospital={file && hospital} plan={plan} />,
    },
  ];
  return (
    <section className={stack.part} aria-labelledby="lines">
      <h2 id="lines">{words.lines.heading}</h2>
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
    </section>
  );
}

interface WhatIsComparedProps {
  file: NonNullable<ViewedBill["file"]>;
  name: string;
  setting: ViewedBill["setting"];
}

function WhatIsCompared({ file, name, setting }: WhatIsComparedProps) {
  const { compared } = useWords(accountBillsWords).bill;
  const { importId, fileName, fileDate } = file;
  const as = { file: (text: string) => <a href={`/price-files/${importId}`}>{text}</a> };
  const values = { hospital: name, fileName };
  return (
    <p className={stack.note}>
      {fileDate === null ? (
        <Sentence of={compared.fileUndated} values={values} as={as} />
      ) : (
        <Sentence of={compared.file} values={{ ...values, date: formatDate(fileDate) }} as={as} />
      )}{" "}
      {compared[setting]} {compared.rule}
    </p>
  );
}

/** What a line is for: our words first, then what the bill prints, its code, modifiers and department. */
function LineService({ line }: { line: ShownLine }) {
  const { lines: words } = useWords(accountBillsWords).bill;
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
    </>
  );
}
