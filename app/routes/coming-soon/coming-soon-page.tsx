import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { WaitlistForm } from "#app/components/forms/waitlist-form.tsx";
import { languageIn, pageMeta } from "#app/components/page/page-meta.ts";
import { demoPath, pagesOfComingSoon } from "#app/components/page/site-navigation.ts";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { say } from "#app/domain/language/say.ts";
import { product } from "#app/domain/product.ts";
import { wasRefused } from "#app/platform/http/forms/refuse-submission.server.ts";
import { notThisForm, takeSubmission } from "#app/platform/http/forms/take-submission.server.ts";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import { askForDemo } from "./ask-for-demo.server.ts";
import * as css from "./coming-soon-page.css.ts";
import { DemoForm } from "./demo-form.tsx";
import { enterWaitlist } from "./enter-waitlist.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const language = languageIn(matches);
  const { title, description, keywords } = wordsIn(language).comingSoon;
  return pageMeta(
    {
      title: data?.isRefused ? say(language, wordsIn(language).forms.errorTitle, { title }) : title,
      description: say(language, description, { product: product.name }),
      keywords,
      path: "/coming-soon",
    },
    matches,
  );
};

export function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const done = searchParams.get("done");
  return {
    from: pagesOfComingSoon.find(({ path }) => path === searchParams.get("from"))?.key ?? null,
    joined: done === "waitlist",
    requested: done === "demo",
    hasBookingPage: Boolean(context.demoUrl),
    isRefused: wasRefused(context.form),
  };
}

/** Takes a waitlist entry or a demo request, as the button that was pressed says. */
export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await takeSubmission(request);
  const { intent } = fields;
  if (intent !== "waitlist" && intent !== "demo") throw notThisForm();
  const refused =
    intent === "waitlist" ? await enterWaitlist(context, fields) : await askForDemo(context, fields);
  if (refused) return refused;
  throw redirect(`/coming-soon?done=${intent}#${intent}`, 303);
}

/** Those of a form that came back: when to try again. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function ComingSoonPage() {
  const { from, joined, requested, hasBookingPage } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const language = useLanguage();
  const words = useWords().comingSoon;
  const { navigation } = useWords().site;
  const { waitlist } = useWords().forms;
  const refusedAs = (intent: string) => (refused?.initialValue.intent === intent ? refused : undefined);
  return (
    <MainContent>
      <h1>{words.heading}</h1>
      <p className={css.lead}>
        {from === "negotiate" ? (
          <Sentence
            of={words.negotiation}
            as={{ offer: (text) => <a href="/account/negotiate">{text}</a> }}
          />
        ) : from ? (
          say(language, words.notOpenYet, { page: navigation[from] })
        ) : null}{" "}
        <Sentence
          of={words.alreadyOpen}
          as={{
            search: (text) => <a href="/hospital_search">{text}</a>,
            upload: (text) => <a href="/upload-bill">{text}</a>,
            check: (text) => <a href="/audit">{text}</a>,
            offer: (text) => <a href="/account/negotiate">{text}</a>,
          }}
        />
      </p>
      <div className={css.columns}>
        <div className={css.column}>
          <section id="waitlist" className={css.part}>
            <h2>{words.waitlist}</h2>
            <WaitlistForm joined={joined} refused={refusedAs("waitlist")} words={waitlist} />
          </section>
          <section className={css.part}>
            <h2>{words.roadmap}</h2>
            <p>
              <Sentence of={words.roadmapText} as={{ roadmap: (text) => <a href="/roadmap">{text}</a> }} />
            </p>
          </section>
        </div>
        <section id="demo" className={css.part}>
          <h2>{words.demo.heading}</h2>
          {hasBookingPage ? (
            <div>
              <ActionLink href={demoPath}>{words.demo.chooseATime}</ActionLink>
            </div>
          ) : requested ? (
            <p role="status">{words.demo.requested}</p>
          ) : (
            <DemoForm refused={refusedAs("demo")} />
          )}
        </section>
      </div>
    </MainContent>
  );
}
