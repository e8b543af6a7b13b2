import { useActionData, useLoaderData } from "@remix-run/react";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { say } from "#app/domain/language/say.ts";
import { letterKindIds } from "#app/domain/letters/letter-kind.ts";
import { refuseWhileAway } from "#app/platform/http/answers/refuse-while-away.server.ts";
import { wasRefused } from "#app/platform/http/forms/refuse-submission.server.ts";
import { notThisForm, takeSubmission } from "#app/platform/http/forms/take-submission.server.ts";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import {
  type FileAppealQuery,
  fileAppealParameters,
  fileAppealPath,
  readFileAppealQuery,
} from "../appeal-case/file-appeal-query.ts";
import { findAppealCase } from "../appeal-case/find-appeal-case.server.ts";
import { BillChoice } from "../forms/bill-choice.tsx";
import { listBillsToChoose } from "../forms/list-bills-to-choose.server.ts";
import { useAccountAddress } from "../frame/account-address.ts";
import { accountMeta } from "../frame/account-meta.ts";
import { accountAction, accountLoader } from "../frame/gate.server.ts";
import { AppealForm } from "./appeal-form.tsx";
import { beginByForm } from "./begin-by-form.server.ts";
import { KindChoice } from "./kind-choice.tsx";
import { viewAppealForm } from "./view-appeal-form.server.ts";
import { viewCase } from "./view-case.server.ts";
import { viewKind } from "./view-kind.server.ts";

export const meta = accountMeta((words) => words.fileAppeal.choose);

/** The bills to write about, the letters about the one that was chosen, or the form for one of them. */
export const loader = accountLoader("file-appeals", async ({ request, context, access }) => {
  const { permissions, role, ownerName } = access;
  const query = queryOf(request);
  const shared = {
    query,
    may: { audit: permissions.has("run-audits"), add: permissions.has("add-bills") },
    isRefused: wasRefused(context.form),
  };
  const appealed = await findAppealCase(context, access, query);
  if (!appealed) {
    const maySee = permissions.has("view-bills");
    const none = { bills: [], count: 0 };
    const listed = maySee ? await listBillsToChoose(context.db, access.account) : none;
    const notSeen = maySee || role !== "authorised" ? null : ownerName;
    return { ...shared, choices: { ...listed, notSeen }, choice: null, form: null };
  }
  if (query.kind === null) {
    const kinds = letterKindIds.map((kind) => viewKind(appealed, kind));
    return {
      ...shared,
      choices: null,
      choice: { about: viewCase(context.language, appealed), kinds },
      form: null,
    };
  }
  const form = viewAppealForm(context.language, appealed, query.kind, query.offerCents);
  return { ...shared, choices: null, choice: null, form };
});

/** Begins the appeal with its letter. */
export const action = accountAction("file-appeals", async ({ request, context, access }) => {
  const query = queryOf(request);
  const fields = await takeSubmission(request);
  return refuseWhileAway(context.form, fields, wordsIn(context.language).forms.databaseAway, async () => {
    const appealed = await findAppealCase(context, access, query);
    if (!appealed || query.kind === null) throw notThisForm();
    const siteOrigin = context.statedOrigin;
    return beginByForm(context, access, { appealed, kind: query.kind, fields, siteOrigin });
  });
});

export default function FileAppealPage() {
  const { query, may, choices, choice, form } = useLoaderData<typeof loader>();
  const returned = useActionData<typeof action>();
  const { choose: words } = useWords().fileAppeal;
  const language = useLanguage();
  const address = useAccountAddress();
  return (
    <MainContent>
      <div className={stack.page}>
        {choices ? (
          <>
            <h1>{words.title}</h1>
            {choices.notSeen === null ? (
              <>
                <p className={stack.lead}>{words.lead}</p>
                <BillChoice
                  {...choices}
                  none={
                    <>
                      {words.noBills}{" "}
                      {may.add ? <a href={address("/account/add-bill")}>{words.addBill}</a> : null}
                    </>
                  }
                  hrefOf={(billId) => address(fileAppealPath, fileAppealParameters({ ...query, billId }))}
                  factsOf={() => []}
                  maySeeAll={true}
                />
              </>
            ) : (
              <p>{say(language, words.mayNotSee, { owner: choices.notSeen })}</p>
            )}
          </>
        ) : null}
        {choice ? <KindChoice {...choice} query={query} mayAudit={may.audit} /> : null}
        {form ? <AppealForm view={form} query={query} mayAudit={may.audit} returned={returned} /> : null}
      </div>
    </MainContent>
  );
}

function queryOf(request: Request): FileAppealQuery {
  const query = readFileAppealQuery(new URL(request.url).searchParams);
  if (!query) throw new Response(null, { status: 404 });
  return query;
}
