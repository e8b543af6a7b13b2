import { useForm } from "@conform-to/react";
import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { saySourceState } from "#app/content/words/say-source.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { say } from "#app/domain/language/say.ts";
import type { OperatorAct } from "#app/domain/operators/operator.ts";
import { noteAct } from "#app/domain/operators/operator-acts.server.ts";
import { addSources } from "#app/domain/sources/add-sources.server.ts";
import { findSourceAddress, makeDue, pauseSource } from "#app/domain/sources/change-sources.server.ts";
import { hospitalsOf } from "#app/domain/sources/hospitals-of.ts";
import { listSources } from "#app/domain/sources/list-sources.server.ts";
import { readSourceList } from "#app/domain/sources/read-source-list.ts";
import { findRoundUnderWay, stopRound } from "#app/domain/sources/round-notes.server.ts";
import { SOURCE_STATES } from "#app/domain/sources/source.ts";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";
import { refuseWhileAway } from "#app/platform/http/answers/refuse-while-away.server.ts";
import { refuseSubmission, wasRefused } from "#app/platform/http/forms/refuse-submission.server.ts";
import { takeSubmission } from "#app/platform/http/forms/take-submission.server.ts";
import { fieldOf, problemsOf } from "#app/ui/form/conform-fields.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextAreaField } from "#app/ui/form/text-area-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { deskMeta } from "./desk-meta.ts";
import { DeskPage } from "./desk-page.tsx";
import { deskAction, deskLoader } from "./gate.server.ts";
import { RoundPart } from "./round-part.tsx";
import { readSourcesQuery } from "./sources-query.ts";

const MOST_SHOWN = 200;

export const meta = deskMeta((words) => words.sources);

export const loader = deskLoader(async ({ request, context }) => {
  const { state } = readSourcesQuery(request);
  const all = await listSources(context.db);
  const wanted = all.filter((source) => state === null || source.state === state);
  return {
    state,
    round: await findRoundUnderWay(context.db),
    total: all.length,
    isCut: wanted.length > MOST_SHOWN,
    isDone: new URL(request.url).searchParams.get("done"),
    isRefused: wasRefused(context.form),
    sources: wanted.slice(0, MOST_SHOWN).map((source) => ({
      sourceId: source.sourceId,
      address: source.address,
      state: source.state,
      hospital: hospitalsOf(source),
      reason: saySourceState(context.language, source),
      checkedAt: source.checkedAt,
      held: source.files
        .filter(({ hold }) => hold !== null)
        .map(({ sourceFileId, hospitalName }) => ({ sourceFileId, hospitalName })),
    })),
  };
});

const ACTS: Record<string, OperatorAct> = {
  check: "check-sources",
  pause: "pause-source",
  resume: "resume-source",
};

export const action = deskAction(async ({ request, context, viewer }) => {
  const fields = await takeSubmission(request);
  const { db, language, form } = context;
  const words = wordsIn(language).admin.sources;
  return refuseWhileAway(form, fields, wordsIn(language).forms.databaseAway, async () => {
    const now = context.clock.now();
    const note = (act: OperatorAct, about: string) =>
      noteAct(db, { accountId: viewer.account.accountId, act, about, now });
    if (fields.intent === "stop-round") {
      if (await stopRound(db)) await note("stop-round", "");
      throw redirect("/admin/sources?done=changed", 303);
    }
    if (fields.intent === "add") {
      const listed = readSourceList(fields.addresses ?? "");
      const wrong = listed.find(({ address }) => address === null);
      if (wrong) {
        const addresses = say(language, words.noAddress, { line: wrong.line });
        return refuseSubmission(form, fields, { addresses });
      }
      if (listed.length === 0) return refuseSubmission(form, fields, { addresses: words.nothingTyped });
      const added = await addSources(
        db,
        listed.flatMap(({ address }) => address ?? []),
        now,
      );
      for (const one of added) if (one.outcome === "added") await note("add-source", one.address);
      throw redirect("/admin/sources?done=added", 303);
    }
    const act = ACTS[fields.intent ?? ""];
    const address = act ? await findSourceAddress(db, fields.address ?? "") : null;
    if (!act || address === null) return refuseSubmission(form, fields, { address: words.unknown });
    if (act === "check-sources") await makeDue(db, [address], now);
    else await pauseSource(db, address, { isPaused: act === "pause-source", now });
    await note(act, address);
    throw redirect("/admin/sources?done=changed", 303);
  });
});

export { actionHeaders as headers } from "./action-headers.ts";

export default function SourcesPage() {
  const { state, round, total, isCut, isDone, sources } = useLoaderData<typeof loader>();
  const language = useLanguage();
  const words = useWords().admin.sources;
  const { states } = useWords().sources;
  const { columns } = words;
  return (
    <DeskPage title={words.title} current="sources">
      <p className={stack.lead}>{say(language, words.lead, { count: total })}</p>
      {isDone ? <p role="status">{isDone === "added" ? words.added : words.done}</p> : null}
      {round === null ? null : <RoundPart round={round} />}
      <form method="get" className={stack.part}>
        <SelectField
          id="state"
          name="state"
          label={words.filter}
          none={words.anyState}
          options={SOURCE_STATES.map((one) => ({ value: one, label: states[one] }))}
          defaultValue={state ?? ""}
        />
        <div>
          <SubmitButton rank="secondary">{words.show}</SubmitButton>
        </div>
      </form>
      <DataTable
        caption={words.caption}
        rows={sources}
        keyOf={({ sourceId }) => sourceId}
        columns={[
          { heading: columns.address, cell: ({ address }) => address },
          { heading: columns.state, cell: (source) => states[source.state] },
          { heading: columns.hospital, cell: ({ hospital }) => hospital ?? "" },
          {
            heading: columns.reason,
            cell: ({ reason, held }) => (
              <>
                {`${reason} `}
                {held.map(({ sourceFileId, hospitalName }) => (
                  <a key={sourceFileId} href={`/admin/files/${sourceFileId}`}>
                    {say(language, words.decide, { hospital: hospitalName ?? words.unnamed })}
                  </a>
                ))}
              </>
            ),
          },
          {
            heading: columns.checked,
            cell: ({ checkedAt }) => checkedAt?.slice(0, 16).replace("T", " ") ?? words.never,
          },
        ]}
      />
      {isCut ? <p>{say(language, words.tooMany, { count: MOST_SHOWN })}</p> : null}
      <p>
        <a href={addressOf("/admin/sources.csv", { state: state ?? "" })}>{words.csv}</a>
      </p>
      <SourceForms />
    </DeskPage>
  );
}

function SourceForms() {
  const refused = useActionData<typeof action>();
  const words = useWords().admin.sources;
  const [form, { addresses, address }] = useForm<Record<"addresses" | "address", string>>({
    id: "sources-form",
    lastResult: refused,
  });
  return (
    <>
      <ErrorSummary id="sources-problems" errors={problemsOf(form, [addresses, address])} />
      <form method="post" action="/admin/sources" id={form.id} noValidate className={stack.part}>
        <h2>{words.add}</h2>
        <TextAreaField {...fieldOf(addresses)} label={words.addresses} rows={4} />
        <div>
          <SubmitButton name="intent" value="add">
            {words.addSubmit}
          </SubmitButton>
        </div>
      </form>
      <form method="post" action="/admin/sources" noValidate className={stack.part}>
        <h2>{words.one}</h2>
        <TextField {...fieldOf(address)} label={words.which} />
        <div className={stack.buttons}>
          <SubmitButton rank="secondary" name="intent" value="check">
            {words.check}
          </SubmitButton>
          <SubmitButton rank="secondary" name="intent" value="pause">
            {words.pause}
          </SubmitButton>
          <SubmitButton rank="secondary" name="intent" value="resume">
            {words.resume}
          </SubmitButton>
        </div>
      </form>
    </>
  );
}
