import { useLanguage, useWords } from "#app/components/use-words.ts";
import { say } from "#app/domain/language/say.ts";
import { dollarsOfCents } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import type { ExampleCheck as Check } from "./example-check.server.ts";
import * as css from "./landing-page.css.ts";

/** What a check says of a bill, shown on a made-up one. */
export function ExampleCheck({ check }: { check: Check }) {
  const language = useLanguage();
  const words = useWords().home.example;
  const amount = (cents: number) => formatDollars(dollarsOfCents(cents));
  return (
    <section aria-labelledby="example" className={css.part}>
      <h2 id="example">{words.heading}</h2>
      <p className={stack.note}>{words.madeUp}</p>
      <div className={css.exampleBill}>
        <table>
          <caption className={css.exampleCaption}>{words.caption}</caption>
          <tbody>
            {check.lines.map(({ description, amountCents }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line that is charged twice is the point
              <tr key={index} className={css.exampleLine}>
                <th scope="row" className={css.exampleName}>
                  {description}
                </th>
                <td className={css.exampleAmount}>{amount(amountCents)}</td>
              </tr>
            ))}
            <tr className={css.exampleLine}>
              <th scope="row" className={css.exampleTotal}>
                {words.total}
              </th>
              <td className={css.exampleAmount}>{amount(check.totalCents)}</td>
            </tr>
          </tbody>
        </table>
        <div className={stack.part}>
          <p className={css.exampleAnswer}>
            {say(language, words.answer, {
              count: check.findings.length,
              amount: amount(check.disputableCents),
            })}
          </p>
          <ul className={stack.bullets}>
            {check.findings.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
          <div>
            <ActionLink href="/audit" rank="secondary">
              {words.checkYours}
            </ActionLink>
          </div>
        </div>
      </div>
    </section>
  );
}
