import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { problemsInWords } from "#app/components/problem-words.ts";
import { useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { readAboutForm } from "#app/domain/accounts/about-form.server.ts";
import { getProfile, saveProfile } from "#app/domain/accounts/profile.server.ts";
import { say } from "#app/domain/language/say.ts";
import { listPayers } from "#app/domain/payers/list-payers.server.ts";
import { refuseWhileAway } from "#app/platform/http/answers/refuse-while-away.server.ts";
import { refuseSubmission, wasRefused } from "#app/platform/http/forms/refuse-submission.server.ts";
import { notThisForm, takeSubmission } from "#app/platform/http/forms/take-submission.server.ts";
import { readOrNull } from "#app/platform/log/read-or-null.ts";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { accountMeta } from "../frame/account-meta.ts";
import { accountAction, accountLoader } from "../frame/gate.server.ts";
import { OwnPlanPrices } from "../plan/own-plan.tsx";
import { viewOwnPlan } from "../plan/view-own-plan.server.ts";
import { AboutForm } from "./about-form.tsx";
import { sayProfileChanges } from "./say-profile-changes.ts";

export const meta = accountMeta((words) => words.aboutMe);

export const loader = accountLoader("owner", async ({ request, context, access }) => {
  const isSaved = new URL(request.url).searchParams.get("done") === "saved";
  const [{ profile, version }, payers, plan] = await Promise.all([
    getProfile(context.db, access.account),
    readOrNull("The payers", listPayers(context.db, null)),
    isSaved ? viewOwnPlan(context.db, access) : null,
  ]);
  return {
    profile,
    version,
    payers: payers ?? [],
    isSaved,
    plan,
    isRefused: wasRefused(context.form),
  };
});

/** Keeps what the form says, unless another window changed the profile since it was opened. */
export const action = accountAction("owner", async ({ request, context, access }) => {
  const { language } = context;
  const fields = await takeSubmission(request);
  if (!/^\d{1,9}$/.test(fields.version ?? "")) throw notThisForm();
  const read = readAboutForm(fields);
  const words = wordsIn(language).aboutMe;
  if (read.outcome === "invalid") {
    return refuseSubmission(context.form, fields, problemsInWords(read.problems, words.problems));
  }
  return refuseWhileAway(context.form, fields, wordsIn(language).forms.databaseAway, async () => {
    const present = await getProfile(context.db, access.account);
    const profile = { ...read.value, email: present.profile.email };
    const saved = await saveProfile(context.db, access.account, { profile, version: Number(fields.version) });
    if (saved === "saved") throw redirect("/account/about?done=saved", 303);
    const changes = sayProfileChanges(language, words, profile, present.profile);
    const kept = { ...fields, version: String(present.version) };
    const problem = say(language, words.conflict, { changes });
    return refuseSubmission(context.form, kept, { "": problem }, { status: 409 });
  });
});

export default function AboutPage() {
  const { isSaved, plan, ...about } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const words = useWords().aboutMe;
  return (
    <MainContent>
      <div className={stack.page}>
        <h1>{words.title}</h1>
        <p className={stack.lead}>{words.lead}</p>
        {isSaved && !refused ? (
          <>
            <p role="status">{words.saved}</p>
            <OwnPlanPrices plan={plan} />
          </>
        ) : null}
        <AboutForm {...about} refused={refused} />
      </div>
    </MainContent>
  );
}
