import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { ComponentProps } from "react";
import { EmbedThis } from "#app/components/embed/embed-this.tsx";
import { languageIn, pageMeta } from "#app/components/page/page-meta.ts";
import { Sentence } from "#app/components/sentence.tsx";
import { useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { say } from "#app/domain/language/say.ts";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";
import { wasRefused } from "#app/platform/http/forms/refuse-submission.server.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { neverKept } from "#app/platform/http/replies/never-kept.ts";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { answerAssistanceForm } from "./answer-assistance-form.server.ts";
import { AssistanceAnswer } from "./assistance-answer.tsx";
import { AssistanceForm } from "./assistance-form.tsx";
import { type FilledForm, fillFromAddress } from "./fill-from-address.server.ts";
import { NearAnswer } from "./near-answer.tsx";

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) => {
  const language = languageIn(matches);
  const { title, description, keywords } = wordsIn(language).assistance;
  return pageMeta(
    {
      title: data?.isRefused ? say(language, wordsIn(language).forms.errorTitle, { title }) : title,
      description,
      keywords,
      path: "/assistance",
      noindex: location.search !== "",
      oembedPath: embeddedAddress(data?.texts ?? {}),
    },
    matches,
  );
};

/** The address may name the hospital (`id`, `hospital`, `state`), and nothing about a person. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const filled = await fillFromAddress(context.readDb, searchParams);
  return data(
    { ...filled, isRefused: wasRefused(context.form) },
    { headers: { "Cache-Control": caching.untilDataChange } },
  );
}

/** Nothing that is sent is kept: the page that answers is all there is. */
export function action({ request, context }: ActionFunctionArgs) {
  return answerAssistanceForm(context, request);
}

/** The empty form is the same for everyone; a person's answer is never cached. */
export const headers: HeadersFunction = (of) =>
  of.actionHeaders.has("Cache-Control") ? neverKept(of) : of.loaderHeaders;

export default function AssistancePage() {
  const filled = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const words = useWords().assistance;
  const answer = sent && "answer" in sent ? sent : null;
  const near = sent && "near" in sent ? sent.near : null;
  return (
    <MainContent>
      <div className={stack.page} data-assistance={answer ? answer.answer : near ? "near" : "asked"}>
        <h1>{answer || near ? words.title : words.heading}</h1>
        {answer ? (
          <AssistanceAnswer answer={answer} />
        ) : near ? (
          <NearAnswer near={near} />
        ) : (
          <>
            <p className={stack.lead}>{words.lead}</p>
            <p>{words.promise}</p>
          </>
        )}
        <AssistanceForm {...stateOfForm(sent, filled)} />
        <p>
          <Sentence
            of={words.moreHelp}
            as={{
              post: (text) => <a href="/blog/hospital-financial-assistance">{text}</a>,
              audit: (text) => <a href="/audit">{text}</a>,
            }}
          />
        </p>
        <EmbedThis
          name="assistance"
          search={embeddedAddress(filled.texts).replace(/^[^?]*/, "")}
          title={words.title}
        />
      </div>
    </MainContent>
  );
}

/** The page of the hospital or the place that an address fills in: nothing of a sent form is in it. */
function embeddedAddress({ hospitalId = "", near = "" }: Record<string, string>): string {
  return addressOf("/assistance", hospitalId ? { id: hospitalId } : { near });
}

type SentForm = ReturnType<typeof useActionData<typeof action>>;

/** Returns the form's values: those submitted, with their errors, else those from the address. */
function stateOfForm(sent: SentForm, filled: FilledForm): ComponentProps<typeof AssistanceForm> {
  if (!sent) return { ...filled, problems: {}, answered: null };
  if ("answer" in sent) return { texts: sent.texts, problems: {}, choices: [], answered: sent };
  if ("near" in sent) return { texts: sent.texts, problems: {}, choices: [], answered: sent.near };
  if ("problems" in sent) return { ...sent, answered: null };
  // The database is away.
  return { texts: sent.initialValue, problems: { "": sent.error[""]?.[0] }, choices: [], answered: null };
}
