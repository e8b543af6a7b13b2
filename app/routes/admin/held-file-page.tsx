import { useForm } from "@conform-to/react";
import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useWords } from "#app/components/use-words.ts";
import { sayHold } from "#app/content/words/say-source.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { noteAct } from "#app/domain/operators/operator-acts.server.ts";
import { DECISIONS, decideFile } from "#app/domain/sources/decide-file.server.ts";
import { findFile } from "#app/domain/sources/list-sources.server.ts";
import { refuseWhileAway } from "#app/platform/http/answers/refuse-while-away.server.ts";
import { refuseSubmission, wasRefused } from "#app/platform/http/forms/refuse-submission.server.ts";
import { takeSubmission } from "#app/platform/http/forms/take-submission.server.ts";
import { problemsOf } from "#app/ui/form/conform-fields.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { deskMeta } from "./desk-meta.ts";
import { DeskPage } from "./desk-page.tsx";
import { deskAction, deskLoader } from "./gate.server.ts";

export const meta = deskMeta((words) => words.file);

const numberOf = (text: string | undefined) => (/^[1-9]\d{0,8}$/.test(text ?? "") ? Number(text) : null);

export const loader = deskLoader(async ({ params, context }) => {
  const number = numberOf(params.fileId);
  const file = number === null ? null : await findFile(context.db, number);
  if (!file) throw new Response(null, { status: 404 });
  const { address, sha256, hold } = file;
  return {
    address,
    sha256: sha256 ?? "",
    hold,
    reasons: hold ? sayHold(context.language, hold) : [],
    isRefused: wasRefused(context.form),
  };
});

export const action = deskAction(async ({ params, request, context, viewer }) => {
  const fields = await takeSubmission(request);
  const { db, language, form } = context;
  return refuseWhileAway(form, fields, wordsIn(language).forms.databaseAway, async () => {
    const sourceFileId = numberOf(params.fileId);
    const decision = DECISIONS.find((one) => one === fields.decision);
    if (sourceFileId === null || !decision) throw new Response(null, { status: 400 });
    const now = context.clock.now();
    const sha256 = fields.sha256 ?? "";
    const decided = await decideFile(db, { sourceFileId, sha256, decision, now });
    if (decided.outcome === "gone") {
      return refuseSubmission(form, fields, { "": wordsIn(language).admin.file.gone });
    }
    const { accountId } = viewer.account;
    await noteAct(db, { accountId, act: decision, about: `${decided.sourceAddress} ${sha256}`, now });
    throw redirect("/admin/sources?done=changed", 303);
  });
});

export { actionHeaders as headers } from "./action-headers.ts";

export default function HeldFilePage() {
  const { address, sha256, hold, reasons } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const words = useWords().admin.file;
  const [form] = useForm({ id: "decide-form", lastResult: refused });
  return (
    <DeskPage title={words.title} current={null}>
      <p>{`${words.address}: ${address}`}</p>
      <ErrorSummary id="decide-problems" errors={problemsOf(form, [])} />
      {hold === null ? (
        <p>
          {words.nothingToDecide} <a href="/admin/sources">{words.back}</a>
        </p>
      ) : (
        <>
          <p className={stack.lead}>{words.lead}</p>
          <h2>{words.reasons}</h2>
          <ul className={stack.bullets}>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          <Counts hold={hold} />
          <Prices hold={hold} />
          <form method="post" id={form.id} className={stack.part}>
            <h2>{words.decide}</h2>
            <input type="hidden" name="sha256" value={sha256} />
            <div className={stack.buttons}>
              <SubmitButton name="decision" value="accept">
                {words.accept}
              </SubmitButton>
              <SubmitButton rank="secondary" name="decision" value="accept-always">
                {words.always}
              </SubmitButton>
              <SubmitButton rank="secondary" name="decision" value="reject">
                {words.reject}
              </SubmitButton>
            </div>
          </form>
        </>
      )}
    </DeskPage>
  );
}

type Held = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>["hold"]>;

function Counts({ hold: { former, next } }: { hold: Held }) {
  const words = useWords().admin.file;
  const { rows } = words;
  const pairs = [
    [rows.hospital, former?.hospitalName, next?.hospitalName],
    [rows.date, former?.fileDate, next?.fileDate],
    [rows.rows, former?.rows, next?.rows],
    [rows.charges, former?.charges, next?.charges],
    [rows.negotiated, former?.negotiatedCharges, next?.negotiatedCharges],
    [rows.payers, former?.payers, next?.payers],
  ] as const;
  return (
    <DataTable
      caption={words.counts}
      rows={[...pairs]}
      keyOf={([what]) => what}
      columns={[
        { heading: words.countColumns.what, cell: ([what]) => what },
        { heading: words.countColumns.former, cell: ([, value]) => value ?? words.none },
        { heading: words.countColumns.next, cell: ([, , value]) => value ?? words.none },
      ]}
    />
  );
}

function Prices({ hold: { moves, samples } }: { hold: Held }) {
  const words = useWords().admin.file;
  const { moveColumns } = words;
  const rows = moves.length > 0 ? moves : samples.map((sample) => ({ ...sample, former: null }));
  if (rows.length === 0) return null;
  return (
    <DataTable
      caption={moves.length > 0 ? words.moves : words.samples}
      rows={rows.map((row, index) => ({ ...row, index }))}
      keyOf={({ index }) => index}
      columns={[
        {
          heading: moveColumns.service,
          cell: ({ codeType, code, description }) => `${codeType} ${code} ${description}`,
        },
        { heading: moveColumns.setting, cell: ({ setting }) => setting },
        {
          heading: moveColumns.former,
          isNumber: true,
          cell: ({ former }) => (former === null ? words.none : `$${former}`),
        },
        { heading: moveColumns.next, isNumber: true, cell: ({ next }) => `$${next}` },
      ]}
    />
  );
}
