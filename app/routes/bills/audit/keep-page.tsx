import type { ActionFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { languageIn, pageMeta } from "#app/components/page/page-meta.ts";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { say } from "#app/domain/language/say.ts";
import { dollarsOfCents } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import { neverKept } from "#app/platform/http/replies/never-kept.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { answerKeepForm, type KeepProblem } from "./answer-keep-form.server.ts";

export const meta: MetaFunction = ({ matches }) => {
  const language = languageIn(matches);
  const { heading: title, description } = wordsIn(language).auditPage.keeping;
  return pageMeta({ title, description, keywords: "", path: "/audit/keep", noindex: true }, matches);
};

export function action({ request, context }: ActionFunctionArgs) {
  return answerKeepForm(context, request);
}

export const headers = neverKept;

export default function KeepPage() {
  const answer = useActionData<typeof action>();
  const { keeping: words } = useWords().auditPage;
  return (
    <MainContent>
      <div className={stack.page}>
        <h1>{words.heading}</h1>
        {answer?.outcome === "carried" ? (
          <TwoWays {...answer} />
        ) : (
          <NotKept problem={answer?.outcome ?? "nothing"} />
        )}
      </div>
    </MainContent>
  );
}

/** "nothing": the page was opened by itself. */
function NotKept({ problem }: { problem: KeepProblem | "nothing" }) {
  const { keeping: words } = useWords().auditPage;
  return (
    <p role="alert">
      {words.problems[problem]}{" "}
      <Sentence of={words.again} as={{ check: (text) => <a href="/audit">{text}</a> }} />
    </p>
  );
}

interface CarriedAlong {
  sealed: string;
  providerName: string | null;
  askedCents: number | null;
  /** It was sent from here, by a person who wasn't signed in. */
  isReturned: boolean;
}

/** A new account that takes the bill with it, or one that its reader signs in to. */
function TwoWays({ sealed, providerName, askedCents, isReturned }: CarriedAlong) {
  const { keeping: words } = useWords().auditPage;
  const language = useLanguage();
  const amount = askedCents === null ? words.unknown : formatDollars(dollarsOfCents(askedCents));
  return (
    <>
      <p className={stack.lead}>
        {say(language, words.named, { provider: providerName ?? words.unnamed, amount })}
      </p>
      {isReturned ? <p role="alert">{words.notSignedIn}</p> : null}
      <section className={stack.part} aria-labelledby="new-here">
        <h2 id="new-here">{words.newHere}</h2>
        <p>{words.newLead}</p>
        <form method="post" action="/signup">
          <input type="hidden" name="intent" value="carry" />
          <input type="hidden" name="carried" value={sealed} />
          <SubmitButton>{words.create}</SubmitButton>
        </form>
      </section>
      <section className={stack.part} aria-labelledby="known">
        <h2 id="known">{words.known}</h2>
        <p>
          <Sentence
            of={words.knownLead}
            as={{
              login: (text) => (
                <a href="/login" target="_blank" rel="noopener">
                  {text}
                </a>
              ),
            }}
          />
        </p>
        <form method="post" action="/audit/keep">
          <input type="hidden" name="carried" value={sealed} />
          <SubmitButton rank="secondary">{words.signedIn}</SubmitButton>
        </form>
      </section>
    </>
  );
}
