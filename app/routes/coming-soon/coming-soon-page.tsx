import { parse } from "@conform-to/react";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { originOf, pageMeta } from "#app/components/page-meta.ts";
import { demoPath, pagesNotOpenYet } from "#app/components/site-navigation.ts";
import { WaitlistForm } from "#app/components/waitlist-form.tsx";
import { requestDemo } from "#app/domain/demo-requests/request-demo.server.ts";
import { product } from "#app/domain/product.ts";
import { joinWaitlist } from "#app/domain/waitlist/join-waitlist.server.ts";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as css from "./coming-soon-page.css.ts";
import { DemoForm } from "./demo-form.tsx";

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta(
    {
      title: "Coming soon",
      description: `What ${product.name} opens next: accounts, bill audits and appeals. Join the waitlist or ask for a demo.`,
      keywords: "medical bill audit waitlist, bill appeal, demo",
      path: "/coming-soon",
    },
    originOf(matches),
  );

export function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const page = pagesNotOpenYet.find(({ path }) => path === searchParams.get("from"));
  return {
    pageName: page?.label ?? null,
    joined: searchParams.has("joined"),
    requested: searchParams.has("requested"),
    hasBookingPage: Boolean(context.demoUrl),
  };
}

/** Takes a waitlist entry or a demo request, as the button that was pressed says. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { db, clock, waitlistForwarding } = context;
  const form = await request.formData();
  const wantsDemo = form.get("intent") === "demo";
  const submission = await parse(form, {
    async resolve(fields): Promise<{ value?: string; error?: Record<string, string[]> }> {
      if (wantsDemo) {
        const demo = await requestDemo(db, fields, clock);
        return demo.outcome === "requested" ? { value: demo.outcome } : { error: demo.errors };
      }
      const entry = await joinWaitlist(db, String(fields.email ?? ""), clock);
      return entry.outcome === "invalid-email"
        ? { error: { email: [entry.message] } }
        : { value: entry.outcome };
    },
  });
  if (submission.status !== "success") {
    const refused = submission.reply();
    return data(wantsDemo ? { demo: refused } : { waitlist: refused }, { status: 422 });
  }
  if (wantsDemo) throw redirect("/coming-soon?requested=yes#demo", 303);
  waitlistForwarding?.nudge();
  throw redirect("/coming-soon?joined=yes#waitlist", 303);
}

export default function ComingSoonPage() {
  const { pageName, joined, requested, hasBookingPage } = useLoaderData<typeof loader>();
  const refused: Partial<Record<"demo" | "waitlist", Parameters<typeof DemoForm>[0]["refused"]>> | undefined =
    useActionData<typeof action>();
  return (
    <MainContent>
      <h1>Coming Soon!</h1>
      <p className={css.lead}>
        {pageName ? `“${pageName}” is not open yet. ` : ""}
        Already open: <a href="/hospital_search">search hospital prices</a>, or{" "}
        <a href="/upload-bill">upload a bill</a> and have it read.
      </p>
      <div className={css.columns}>
        <div className={css.column}>
          <section id="waitlist" className={css.part}>
            <h2>Join the waitlist</h2>
            <WaitlistForm joined={joined} refused={refused?.waitlist} />
          </section>
          <section className={css.part}>
            <h2>Say what comes first</h2>
            <p>
              Vote on what is built next, or send an idea. <a href="/roadmap">See the roadmap</a>
            </p>
          </section>
        </div>
        <section id="demo" className={css.part}>
          <h2>Book a Demo</h2>
          {hasBookingPage ? (
            <div>
              <ActionLink href={demoPath}>Choose a time</ActionLink>
            </div>
          ) : requested ? (
            <p role="status">Thank you. We answer by email.</p>
          ) : (
            <DemoForm refused={refused?.demo} />
          )}
        </section>
      </div>
    </MainContent>
  );
}
