import type { MoneyRow, MoneyStep } from "#app/domain/audits/plan/money-picture.ts";
import { say } from "#app/domain/language/say.ts";
import { dollarsOfCents } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import { Fold } from "#app/ui/page/fold.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { is } from "#app/ui/table/table-role.ts";
import { useLanguage } from "../use-words.ts";
import * as css from "./money-picture.css.ts";

interface MoneyPictureProps {
  rows: readonly MoneyRow[];
  words: MoneyWords;
}

export interface MoneyWords {
  heading: string;
  caption: string;
  columns: Record<"step" | "bill" | "plan", string>;
  steps: Record<MoneyStep, string>;
  notTold: string;
  differs: string;
  note: string;
}

/** How a bill got to its amount due: the bill's amounts and the plan's side by side, each as a bar on one scale. It is a table,
 *  so that each bar is next to its number; unstated amounts have no bar. */
export function MoneyPicture({ rows, words }: MoneyPictureProps) {
  const language = useLanguage();
  const maxCents = Math.max(
    0,
    ...rows.flatMap(({ billCents, planCents }) => [billCents ?? 0, planCents ?? 0]),
  );
  if (rows.length < 2 || maxCents === 0) return null;
  const hasPlan = rows.some(({ planCents }) => planCents !== null);
  return (
    <Fold id="money" heading={words.heading}>
      <table {...is("table")} className={css.table}>
        <caption className={css.caption}>{words.caption}</caption>
        <thead {...is("rowgroup")}>
          <tr {...is("row")}>
            <th scope="col" {...is("columnheader")} className={css.heading}>
              {words.columns.step}
            </th>
            <th scope="col" {...is("columnheader")} className={css.numberHeading}>
              {words.columns.bill}
            </th>
            {hasPlan ? (
              <th scope="col" {...is("columnheader")} className={css.numberHeading}>
                {words.columns.plan}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody {...is("rowgroup")}>
          {rows.map(({ step, billCents, planCents }) => {
            const gap = billCents === null || planCents === null ? 0 : Math.abs(billCents - planCents);
            return (
              <tr key={step} {...is("row")} className={css.row}>
                <th scope="row" {...is("rowheader")} className={css.step}>
                  {words.steps[step]}
                  {gap > 0 ? (
                    <div className={css.differs}>
                      {say(language, words.differs, { amount: formatDollars(dollarsOfCents(gap)) })}
                    </div>
                  ) : null}
                </th>
                <Amount cents={billCents} maxCents={maxCents} of="bill" notTold={words.notTold} />
                {hasPlan ? (
                  <Amount cents={planCents} maxCents={maxCents} of="plan" notTold={words.notTold} />
                ) : null}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={stack.note}>{words.note}</p>
    </Fold>
  );
}

interface AmountProps {
  cents: number | null;
  /** At the right end of every bar. */
  maxCents: number;
  of: "bill" | "plan";
  notTold: string;
}

function Amount({ cents, maxCents, of, notTold }: AmountProps) {
  if (cents === null) {
    return (
      <td {...is("cell")} className={css.unknown}>
        {notTold}
      </td>
    );
  }
  const length = Math.max(0, Math.round((1000 * cents) / maxCents) / 10);
  return (
    <td {...is("cell")} className={css.amount}>
      {formatDollars(dollarsOfCents(cents))}
      <svg width="100%" height="10" className={css.plot} aria-hidden="true">
        <rect className={css.ground} width="100%" height="10" />
        <rect className={of === "bill" ? css.ofBill : css.ofPlan} width={`${length}%`} height="10" />
      </svg>
    </td>
  );
}
