import { data, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { wordsIn } from "#app/content/words/words.ts";
import { keptAppeals } from "#app/domain/appeals/kept-appeals.server.ts";
import { zoneName } from "#app/domain/dates/zone-name.ts";
import type { Language } from "#app/domain/language/language.ts";
import { languageOf } from "#app/domain/language/language-of.ts";
import { say } from "#app/domain/language/say.ts";
import { refuseWhileAway } from "#app/platform/http/answers/refuse-while-away.server.ts";
import { wasRefused } from "#app/platform/http/forms/refuse-submission.server.ts";
import { takeSubmission } from "#app/platform/http/forms/take-submission.server.ts";
import { MainContent } from "#app/ui/page/main-content.tsx";
import { appealIdOf } from "../appeal-case/appeal-address.ts";
import { type AppealDesk, openAppealDesk } from "../appeal-case/open-appeal-desk.server.ts";
import { accountMeta } from "../frame/account-meta.ts";
import { actionHeaders } from "../frame/action-headers.ts";
import { type AccountAccess, accountAction, accountLoader } from "../frame/gate.server.ts";
import { AppealList } from "./appeal-list.tsx";
import type { AppealViewer } from "./appeal-viewer.ts";
import { readAppealsQuery } from "./appeals-query.ts";
import { changeByForm } from "./change-by-form.server.ts";
import { OneAppeal } from "./one-appeal.tsx";
import { viewAppeal } from "./view-appeal.server.ts";
import { viewAppeals } from "./view-appeals.server.ts";

export const meta: MetaFunction<typeof loader> = (args) => {
  const language = languageOf(args.location.pathname);
  const { list, one } = wordsIn(language).appeals;
  const appeal = args.data?.one?.appeal;
  const title = appeal
    ? say(language, one.titled, { kind: appeal.name, name: appeal.providerName ?? list.unnamed })
    : list.title;
  return accountMeta(() => ({ title, description: appeal ? one.description : list.description }))(args);
};

const documentActions = ["added", "removed", "noted"] as const;

/** One appeal where the address names it, else all of them. */
export const loader = accountLoader("view-bills", async ({ request, context, access }) => {
  const { searchParams } = new URL(request.url);
  const desk = await openAppealDesk(context, access);
  const viewer = viewerOf(context.language, desk, access);
  const isRefused = wasRefused(context.form);
  const done = searchParams.get("done");
  if (searchParams.has("appeal")) {
    const found = await keptAppeals.find(context.db, access.account, appealIdOf(request));
    if (!found) throw new Response(null, { status: 404 });
    const one = {
      appeal: await viewAppeal(context.language, desk, found, access),
      done: documentActions.find((known) => known === done) ?? null,
    };
    return data({ one, list: null, viewer, isRefused });
  }
  const list = await viewAppeals(context.language, desk, access, readAppealsQuery(searchParams));
  return data(
    { one: null, list: { list, isDeleted: done === "deleted" }, viewer, isRefused },
    list.query.page === null ? { status: 404 } : {},
  );
});

/** Notes what happened to an appeal. */
export const action = accountAction("file-appeals", async ({ request, context, access }) => {
  const fields = await takeSubmission(request);
  return refuseWhileAway(context.form, fields, wordsIn(context.language).forms.databaseAway, () =>
    changeByForm(context, access, { appealId: appealIdOf(request), fields }),
  );
});

export const headers = actionHeaders;

export default function AppealsPage() {
  const { one, list, viewer } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <MainContent>
      {one ? (
        <OneAppeal {...one} viewer={viewer} refused={refused} />
      ) : (
        <AppealList {...list} viewer={viewer} />
      )}
    </MainContent>
  );
}

function viewerOf(
  language: Language,
  desk: AppealDesk,
  { permissions, role, ownerName }: AccountAccess,
): AppealViewer {
  return {
    mayFile: permissions.has("file-appeals"),
    isOwner: role !== "authorised",
    ownerName: role === "authorised" ? ownerName : null,
    zoneName: desk.isZoneKnown ? zoneName(language, desk.services.timeZone) : null,
    wantsReminders: desk.profile.wantsReminders,
  };
}
