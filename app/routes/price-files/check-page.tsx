import { useForm } from "@conform-to/react";
import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { languageIn, pageMeta } from "#app/components/page/page-meta.ts";
import { useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { easternDay } from "#app/domain/dates/eastern-day.ts";
import { say } from "#app/domain/language/say.ts";
import { refuseSubmission, wasRefused } from "#app/platform/http/forms/refuse-submission.server.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { neverKept } from "#app/platform/http/replies/never-kept.ts";
import { fieldOf, problemsOf } from "#app/ui/form/conform-fields.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import { CheckResult, GradePolicy } from "./check-result.tsx";
import * as css from "./price-files.css.ts";
import { takeCheck } from "./take-check.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const language = languageIn(matches);
  const { title, description, keywords } = wordsIn(language).fileCheck.page;
  return pageMeta(
    {
      title: data?.isRefused ? say(language, wordsIn(language).forms.errorTitle, { title }) : title,
      description,
      keywords,
      path: "/price-files/check",
      card: "data",
    },
    matches,
  );
};

export function loader({ context }: LoaderFunctionArgs) {
  return data(
    { isRefused: wasRefused(context.form) },
    { headers: { "Cache-Control": caching.untilPricesChange } },
  );
}

/** Nothing that is sent is kept: the page that answers is all there is. */
export async function action({ request, context }: ActionFunctionArgs) {
  context.markPrivate();
  const taken = await takeCheck(context, request);
  if (taken.outcome === "checked") {
    const checkedOn = easternDay(context.clock.now());
    return data(
      { status: "checked" as const, check: taken.check, checkedOn },
      { headers: { "Cache-Control": caching.neverAndPrivate } },
    );
  }
  const { message, fields, statusCode, headers } = taken;
  const field = fields ? "address" : "";
  return refuseSubmission(context.form, fields ?? {}, { [field]: message }, { status: statusCode, headers });
}

/** The empty form is the same for everyone; a person's answer is never cached. */
export const headers: HeadersFunction = (of) =>
  of.actionHeaders.has("Cache-Control") ? neverKept(of) : of.loaderHeaders;

export default function CheckPage() {
  const sent = useActionData<typeof action>();
  const words = useWords().fileCheck;
  const { page } = words;
  const checked = sent?.status === "checked" ? sent : null;
  const [form, { address }] = useForm<{ address: string }>({
    id: "check-address",
    lastResult: sent?.status === "error" ? sent : undefined,
  });
  return (
    <MainContent>
      <div className={css.page}>
        <h1>{page.title}</h1>
        {checked ? <CheckResult check={checked.check} checkedOn={checked.checkedOn} /> : null}
        <p className={css.lead}>{page.lead}</p>
        <form
          method="post"
          action="/price-files/check"
          encType="multipart/form-data"
          noValidate
          className={css.part}
        >
          <h2>{page.uploadHeading}</h2>
          {form.errors?.map((message) => (
            <p key={message} role="alert" className={css.error}>
              {message}
            </p>
          ))}
          <p>
            <label htmlFor="price-file">{page.file}</label>{" "}
            <input
              id="price-file"
              type="file"
              name="price_file"
              accept=".csv,.json,.gz,.zip"
              className={css.fileField}
            />
          </p>
          <p className={css.note}>{page.fileHint}</p>
          <div>
            <SubmitButton>{page.submit}</SubmitButton>
          </div>
        </form>
        <form method="post" action="/price-files/check" id={form.id} noValidate className={css.part}>
          <h2>{page.addressHeading}</h2>
          <ErrorSummary
            id="check-problems"
            errors={problemsOf(form, [address]).filter(({ fieldId }) => fieldId !== null)}
          />
          <TextField
            {...fieldOf(address)}
            type="url"
            inputMode="url"
            label={page.address}
            hint={page.addressHint}
          />
          <div>
            <SubmitButton rank="secondary">{page.submit}</SubmitButton>
          </div>
        </form>
        <section className={css.part} aria-labelledby="programs">
          <h2 id="programs">{page.programsHeading}</h2>
          <p>{page.command}</p>
          <p className={css.command}>
            <code>npx faircharge check standardcharges.csv</code>
          </p>
          <p>{page.program}</p>
          <p className={css.command}>
            <code>curl -F price_file=@standardcharges.csv …/price-files/check.json</code>
          </p>
          <p>{page.action}</p>
        </section>
        <GradePolicy />
      </div>
    </MainContent>
  );
}
