import { useLanguage, useWords } from "#app/components/use-words.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { say } from "#app/domain/language/say.ts";
import { Remedies } from "../appeal-case/remedies.tsx";
import * as css from "./appeal-form.css.ts";
import type { ViewedCase } from "./view-case.server.ts";
import type { ViewedSendingDeadline } from "./view-kind.server.ts";

interface TooLateProps {
  about: Pick<ViewedCase, "billId" | "formerId">;
  deadline: ViewedSendingDeadline;
}

/** That the last day to send a letter is past, and what is left. */
export function TooLate({ about: { billId, formerId }, deadline: { dueOn, remedies } }: TooLateProps) {
  const { late: words } = useWords().fileAppeal.form;
  const language = useLanguage();
  return (
    <section className={css.late} role="status" aria-labelledby="late">
      <h2 id="late">{words.heading}</h2>
      <p>{say(language, words.says, { date: formatDate(language, dueOn) })}</p>
      <Remedies remedies={remedies} appealId={formerId} billId={billId} mayFile />
    </section>
  );
}
