import { useForm } from "@conform-to/react";
import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { languageIn, pageMeta } from "#app/components/page/page-meta.ts";
import { problemsInWords } from "#app/components/problem-words.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { sayWait } from "#app/content/words/say-wait.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { CORRECTION_SENDERS, CORRECTION_SUBJECTS } from "#app/domain/corrections/correction.ts";
import { keepCorrection, readCorrection } from "#app/domain/corrections/send-correction.server.ts";
import { findHospital } from "#app/domain/hospitals/finding/find-hospital.server.ts";
import { hospitalPath } from "#app/domain/hospitals/finding/hospital-link.ts";
import { say } from "#app/domain/language/say.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";
import { queryText } from "#app/platform/http/addresses/query-value.ts";
import { refuseWhileAway } from "#app/platform/http/answers/refuse-while-away.server.ts";
import { refuseForNow } from "#app/platform/http/forms/refuse-for-now.server.ts";
import { refuseSubmission, wasRefused } from "#app/platform/http/forms/refuse-submission.server.ts";
import { takeSubmission } from "#app/platform/http/forms/take-submission.server.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { fieldOf, problemsOf } from "#app/ui/form/conform-fields.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextAreaField } from "#app/ui/form/text-area-field.tsx";
import { TrapField, trapName } from "#app/ui/form/trap-field.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";

const PATH = "/hospital_details/correction";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const language = languageIn(matches);
  const { forms, corrections } = wordsIn(language);
  const { title: plain, titleOfHospital, description } = corrections.page;
  const usual = data ? say(language, titleOfHospital, { hospital: data.name }) : plain;
  const title = data?.isRefused ? say(language, forms.errorTitle, { title: usual }) : usual;
  const path = addressOf(PATH, { id: data?.shortId ?? "" });
  return pageMeta({ title, description, keywords: "", path, noindex: true }, matches);
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const { name, shortId } = await getHospital(context.readDb, queryText(searchParams, "id"));
  return { name, shortId, isSent: searchParams.has("done"), isRefused: wasRefused(context.form) };
}

/** Takes a report to the operator's desk; it changes nothing by itself. */
export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await takeSubmission(request);
  const { language, form, db } = context;
  const words = wordsIn(language).corrections.page;
  return refuseWhileAway(form, fields, wordsIn(language).forms.databaseAway, async () => {
    if (fields.says === undefined && fields.evidence === undefined) throw new Response(null, { status: 400 });
    const { hospitalId, shortId } = await getHospital(db, queryText(new URL(request.url).searchParams, "id"));
    const sent = redirect(addressOf(PATH, { id: shortId, done: "yes" }), 303);
    if (fields[trapName]) throw sent;
    const read = readCorrection(fields);
    if (read.outcome === "invalid") {
      return refuseSubmission(form, fields, problemsInWords(read.problems, words.problems));
    }
    const seconds = await context.correctionLimit.take(context.clientAddress);
    if (seconds !== null) {
      const problem = say(language, words.tooMany, { wait: sayWait(language, seconds) });
      return refuseForNow(form, fields, { problem, seconds });
    }
    await keepCorrection(db, hospitalId, read.value, context.clock.now());
    throw sent;
  });
}

async function getHospital(db: Database, id: string) {
  const found = id === "" ? null : await findHospital(db, { name: "", id });
  if (found?.outcome === "found" || found?.outcome === "not-loaded") return found.hospital;
  throw new Response(null, { status: id === "" ? 400 : 404 });
}

export const headers: HeadersFunction = ({ actionHeaders }) =>
  actionHeaders.has("Cache-Control") ? actionHeaders : { "Cache-Control": caching.never };

export default function CorrectionPage() {
  const { name, shortId, isSent } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const language = useLanguage();
  const words = useWords().corrections.page;
  const { trap } = useWords().roadmap.idea;
  const [form, { subject, sender, says, evidence }] = useForm<
    Record<"subject" | "sender" | "says" | "evidence", string>
  >({ id: "correction-form", lastResult: refused });
  return (
    <MainContent>
      <div className={stack.page}>
        <h1>{say(language, words.titleOfHospital, { hospital: name })}</h1>
        {isSent ? <p role="status">{words.sent}</p> : <p className={stack.lead}>{words.lead}</p>}
        {isSent ? null : (
          <form
            method="post"
            action={addressOf(PATH, { id: shortId })}
            id={form.id}
            noValidate
            className={stack.part}
          >
            <ErrorSummary
              id="correction-problems"
              errors={problemsOf(form, [subject, sender, says, evidence])}
            />
            <p>{words.privacy}</p>
            <SelectField
              {...fieldOf(subject)}
              label={words.subject}
              none={words.choose}
              options={CORRECTION_SUBJECTS.map((value) => ({ value, label: words.subjects[value] }))}
            />
            <SelectField
              {...fieldOf(sender)}
              label={words.sender}
              none={words.choose}
              options={CORRECTION_SENDERS.map((value) => ({ value, label: words.senders[value] }))}
            />
            <TextAreaField {...fieldOf(says)} label={words.says} hint={words.saysHint} rows={4} />
            <TextAreaField {...fieldOf(evidence)} label={words.evidence} hint={words.evidenceHint} rows={2} />
            <TrapField label={trap} />
            <div>
              <SubmitButton>{words.submit}</SubmitButton>
            </div>
          </form>
        )}
        <p>
          <a href={hospitalPath({ name, shortId })}>{words.back}</a>
        </p>
      </div>
    </MainContent>
  );
}
