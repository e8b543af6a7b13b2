import { useForm } from "@conform-to/react";
import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import {
  CORRECTION_DECISIONS,
  type CorrectionDecision,
  correctionLimits,
} from "#app/domain/corrections/correction.ts";
import { decideCorrection, listOpenCorrections } from "#app/domain/corrections/decide-corrections.server.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { tidyLine } from "#app/domain/forms/tidy-text.ts";
import { hospitalPath } from "#app/domain/hospitals/finding/hospital-link.ts";
import { say } from "#app/domain/language/say.ts";
import type { OperatorAct } from "#app/domain/operators/operator.ts";
import { noteAct } from "#app/domain/operators/operator-acts.server.ts";
import { refuseWhileAway } from "#app/platform/http/answers/refuse-while-away.server.ts";
import { refuseSubmission, wasRefused } from "#app/platform/http/forms/refuse-submission.server.ts";
import { takeSubmission } from "#app/platform/http/forms/take-submission.server.ts";
import { problemsOf } from "#app/ui/form/conform-fields.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { deskMeta } from "./desk-meta.ts";
import { DeskPage } from "./desk-page.tsx";
import { deskAction, deskLoader } from "./gate.server.ts";

const MOST_SHOWN = 50;

const ACTS: Record<CorrectionDecision, OperatorAct> = {
  corrected: "correct",
  "as-published": "keep-as-published",
  dismissed: "dismiss-correction",
};

export const meta = deskMeta((words) => words.corrections);

export const loader = deskLoader(async ({ request, context }) => ({
  ...(await listOpenCorrections(context.db, MOST_SHOWN)),
  isDone: new URL(request.url).searchParams.has("done"),
  isRefused: wasRefused(context.form),
}));

export const action = deskAction(async ({ request, context, viewer }) => {
  const fields = await takeSubmission(request);
  const { db, language, form } = context;
  const words = wordsIn(language).admin.corrections;
  return refuseWhileAway(form, fields, wordsIn(language).forms.databaseAway, async () => {
    const decision = CORRECTION_DECISIONS.find((one) => one === fields.decision);
    if (!decision || !/^[1-9]\d{0,8}$/.test(fields.correction ?? "")) {
      throw new Response(null, { status: 400 });
    }
    const correctionId = Number(fields.correction);
    const answer = tidyLine(fields.answer ?? "");
    const { answerCharacters: max } = correctionLimits;
    if (answer.length > max) {
      return refuseSubmission(form, fields, { "": say(language, words.tooLong, { max }) });
    }
    if (decision === "corrected" && answer === "") {
      return refuseSubmission(form, fields, { "": words.noAnswer });
    }
    const now = context.clock.now();
    const hospital = await decideCorrection(db, { correctionId, decision, answer, now });
    if (hospital === null) return refuseSubmission(form, fields, { "": words.gone });
    const { accountId } = viewer.account;
    await noteAct(db, { accountId, act: ACTS[decision], about: `${hospital} #${correctionId}`, now });
    throw redirect("/admin/corrections?done=yes", 303);
  });
});

export { actionHeaders as headers } from "./action-headers.ts";

export default function CorrectionsPage() {
  const { corrections, total, isDone } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const language = useLanguage();
  const words = useWords().admin.corrections;
  const { subjects, senders } = useWords().corrections.page;
  const [form] = useForm({ id: "corrections-form", lastResult: refused });
  return (
    <DeskPage title={words.title} current="corrections">
      <p className={stack.lead}>{say(language, words.lead, { count: total })}</p>
      {isDone ? <p role="status">{words.done}</p> : null}
      <ErrorSummary id="corrections-problems" errors={problemsOf(form, [])} />
      {corrections.map(({ correctionId, hospitalName: name, hospitalShortId: shortId, ...one }) => (
        <form
          key={correctionId}
          method="post"
          action="/admin/corrections"
          noValidate
          className={stack.part}
          aria-labelledby={`correction-${correctionId}`}
        >
          <h2 id={`correction-${correctionId}`}>
            {`${subjects[one.subject]}: `}
            <a href={hospitalPath({ name, shortId })}>{name}</a>
          </h2>
          <p
            className={stack.note}
          >{`${senders[one.sender]}, ${formatDate(language, one.sentAt.slice(0, 10))}`}</p>
          <p>{one.says}</p>
          <p>{say(language, words.evidence, { evidence: one.evidence })}</p>
          <input type="hidden" name="correction" value={correctionId} />
          <TextField
            id={`answer-${correctionId}`}
            name="answer"
            label={words.answer}
            hint={words.answerHint}
            autoComplete="off"
          />
          <div className={stack.buttons}>
            {CORRECTION_DECISIONS.map((decision) => (
              <SubmitButton key={decision} rank="secondary" name="decision" value={decision}>
                {words.decisions[decision]}
              </SubmitButton>
            ))}
          </div>
        </form>
      ))}
      {total > corrections.length ? <p>{say(language, words.more, { count: MOST_SHOWN })}</p> : null}
    </DeskPage>
  );
}
