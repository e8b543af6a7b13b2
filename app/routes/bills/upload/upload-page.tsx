import { randomUUID } from "node:crypto";
import type { SubmissionResult } from "@conform-to/react";
import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { RecentUploads } from "#app/components/bills/recent-uploads.tsx";
import { languageIn, pageMeta } from "#app/components/page/page-meta.ts";
import { Sentence } from "#app/components/sentence.tsx";
import { useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { openBillToCheck } from "#app/domain/bills/sharing/bill-to-check.server.ts";
import { listRecentUploads } from "#app/domain/bills/sharing/list-recent-uploads.server.ts";
import { say } from "#app/domain/language/say.ts";
import { wasRefused } from "#app/platform/http/forms/refuse-submission.server.ts";
import { neverKept } from "#app/platform/http/replies/never-kept.ts";
import { readOrNull } from "#app/platform/log/read-or-null.ts";
import { MainContent } from "#app/ui/page/main-content.tsx";
import { changeSharedBill } from "./change-shared-bill.server.ts";
import { type BillInCheck, CheckPanel } from "./check-panel.tsx";
import { ReadingPanel } from "./reading-panel.tsx";
import { findReceiptBill } from "./receipt-address.server.ts";
import { ReceiptPanel } from "./receipt-panel.tsx";
import { ReceiptUnreadable } from "./receipt-unreadable.tsx";
import { showReading, uploadByForm } from "./upload-by-form.server.ts";
import { UploadForm } from "./upload-form.tsx";
import * as css from "./upload-page.css.ts";
import scriptUrl from "./upload-script.ts?worker&url"; // bundled with what it imports, and run as a module of the page

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) => {
  const language = languageIn(matches);
  const { title: usualTitle, description, keywords, check, receipt } = wordsIn(language).upload;
  const isShared = data?.receipt?.outcome === "shared";
  const title = data?.checked ? check.heading : isShared ? receipt.heading : usualTitle;
  return pageMeta(
    {
      title: data?.isRefused ? say(language, wordsIn(language).forms.errorTitle, { title }) : title,
      description,
      keywords,
      path: "/upload-bill",
      noindex: location.search !== "",
    },
    matches,
  );
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { init, ...reading } = await showReading(context.language, context, request);
  const checked = findCheck(context, request);
  const [recentUploads, receipt] = await Promise.all([
    readOrNull("The recent uploads", listRecentUploads(context.readDb)),
    readOrNull("A receipt", findReceiptBill(context, request)),
  ]);
  const isRefused = wasRefused(context.form);
  const isDeclined = new URL(request.url).searchParams.get("shared") === "no";
  return data(
    {
      recentUploads,
      receipt,
      uploadId: randomUUID(),
      isRefused,
      isDeclined,
      checked: checked === "over" ? null : checked,
      ...reading,
      ...(checked === "over" ? { uploadError: wordsIn(context.language).upload.waiting.over } : {}),
    },
    receipt === null ? { status: 503 } : checked === "over" ? { status: 404 } : init,
  );
}

/** What is to be checked by the page's address, if it names something. */
function findCheck({ sessionSecret, clock }: AppLoadContext, request: Request): BillInCheck | "over" | null {
  const sealedBill = new URL(request.url).searchParams.get("check");
  if (sealedBill === null) return null;
  const read = openBillToCheck(sessionSecret, sealedBill, clock);
  if (!read) return "over";
  const { facts, doubtful } = read;
  return { facts, doubtful, sealedBill, pictureAddress: null };
}

/** A multipart form is a bill to be read; any other form shares, corrects or withdraws one. */
export async function action({ request, context }: ActionFunctionArgs) {
  return request.headers.get("Content-Type")?.startsWith("multipart/")
    ? uploadByForm(context.language, context, request)
    : changeSharedBill(context, request);
}

export const headers = neverKept;

export default function UploadPage() {
  const { recentUploads } = useLoaderData<typeof loader>();
  const words = useWords().upload;
  return (
    <MainContent>
      <h1>{words.heading}</h1>
      <p className={css.lead}>{words.lead}</p>
      <div className={css.columns}>
        <section id="UploadBill" className={css.card} aria-label={words.card}>
          <Panel />
        </section>
        <RecentUploads uploads={recentUploads} words={words.recent} />
      </div>
    </MainContent>
  );
}

/** What the page shows now: a bill to check, a receipt, a reading in progress, or the form. */
function Panel() {
  const { receipt, uploadId, waiting, uploadError, checked, isDeclined } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const words = useWords().upload;
  const refused = reply?.status === "error" ? reply : undefined;
  const toCheck = reply?.status === "to-check" ? reply : (checkOf(refused) ?? checked);
  if (toCheck) return <CheckPanel bill={toCheck} refused={refused} />;
  if (receipt === null) return <ReceiptUnreadable refused={refused} />;
  if (receipt.outcome === "shared") return <ReceiptPanel bill={receipt.bill} refused={refused} />;
  if (waiting) return <ReadingPanel progress={waiting.progress} />;
  const error =
    reply?.status === "not-read" ? reply : uploadError ? { message: uploadError, reason: null } : null;
  return (
    <>
      <h2>{words.card}</h2>
      {receipt.outcome === "withdrawn" ? <p role="status">{words.receipt.withdrawn}</p> : null}
      {isDeclined ? <p role="status">{words.check.declined}</p> : null}
      <p className={css.promise}>{words.promise}</p>
      <UploadForm
        action="/upload-bill"
        scriptUrl={scriptUrl}
        answer="[data-check]"
        lead={words.dropHere}
        submit={words.submit}
        error={error}
      >
        {/* Names this form for the server: sent twice by a double press, it is shared once. */}
        <input type="hidden" name="upload_id" value={uploadId} />
      </UploadForm>
      <p>
        <Sentence
          of={words.onDevice}
          as={{ device: (text) => <a href="/upload-bill/on-my-device">{text}</a> }}
        />
      </p>
    </>
  );
}

/** The check that comes back because what was typed cannot be taken. */
function checkOf(refused: SubmissionResult<string[]> | undefined): BillInCheck | null {
  const { intent, check } = refused?.initialValue ?? {};
  if (intent !== "share" || typeof check !== "string") return null;
  return { facts: null, doubtful: [], sealedBill: check, pictureAddress: null };
}
