import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { languageIn, pageMeta } from "#app/components/page/page-meta.ts";
import { Sentence } from "#app/components/sentence.tsx";
import { useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { say } from "#app/domain/language/say.ts";
import { wasRefused } from "#app/platform/http/forms/refuse-submission.server.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { neverKept } from "#app/platform/http/replies/never-kept.ts";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { answerAuditForm } from "./answer-audit-form.server.ts";
import { AuditForm } from "./audit-form.tsx";
import { AuditResult } from "./audit-result.tsx";
import { asksMore } from "./build-story.ts";
import { PairToAudit } from "./pair-to-audit.tsx";
import { UploadToAudit } from "./upload-to-audit.tsx";
import { asksWhichHospital } from "./which-hospital.tsx";

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) => {
  const language = languageIn(matches);
  const { title, description, keywords } = wordsIn(language).auditPage;
  return pageMeta(
    {
      title: data?.isRefused ? say(language, wordsIn(language).forms.errorTitle, { title }) : title,
      description,
      keywords,
      path: "/audit",
      noindex: location.search !== "",
    },
    matches,
  );
};

/** The form shows what a receipt passes on. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const given = (name: string) => (searchParams.get(name) ?? "").slice(0, 200);
  return data(
    {
      texts: {
        provider: given("provider"),
        statementDate: given("date"),
        chargesCents: given("charges"),
      } as Record<string, string>,
      isRefused: wasRefused(context.form),
    },
    { headers: { "Cache-Control": caching.neverAndPrivate } },
  );
}

/** Nothing that is sent is stored: the page that answers is all there is. */
export function action({ request, context }: ActionFunctionArgs) {
  return answerAuditForm(context, request);
}

export const headers = neverKept;

export default function AuditPage() {
  const { texts } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const words = useWords().auditPage;
  const isAudited = answer?.outcome === "audited";
  return (
    <MainContent>
      <div className={stack.page} data-audit={isAudited ? "done" : "asked"}>
        <h1>{words.heading}</h1>
        {isAudited ? null : <p className={stack.lead}>{words.lead}</p>}
        {answer?.outcome === "audited" ? <AuditResult answer={answer} /> : null}
        {isAudited ? null : (
          <>
            <p>
              {words.promise}{" "}
              <Sentence of={words.keep} as={{ account: (text) => <a href="/account/run-audit">{text}</a> }} />
            </p>
            <UploadToAudit error={answer?.outcome === "not-read" && !answer.isPair ? answer : null} />
            <PairToAudit problem={answer?.outcome === "not-read" && answer.isPair ? answer.message : null} />
          </>
        )}
        <AuditForm
          texts={answer && "texts" in answer ? answer.texts : texts}
          problems={answer?.outcome === "invalid" ? answer.problems : {}}
          choices={isAudited ? (asksWhichHospital(answer) ? null : answer.choices) : []}
          settingSign={isAudited ? answer.settingSign : null}
          isAudited={isAudited}
          isPlanCompared={isAudited && answer.plan?.isCompared === true}
          isMoreAsked={isAudited && asksMore(answer.story)}
        />
      </div>
    </MainContent>
  );
}
