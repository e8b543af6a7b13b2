import { randomUUID } from "node:crypto";
import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData, useNavigate, useNavigation } from "@remix-run/react";
import { originOf, pageMeta } from "#app/components/page-meta.ts";
import { RecentUploads } from "#app/components/recent-uploads.tsx";
import { useWords } from "#app/components/use-words.ts";
import { formWords } from "#app/content/words/forms.ts";
import { uploadWords } from "#app/content/words/upload.ts";
import { listRecentUploads } from "#app/domain/bills/sharing/list-recent-uploads.server.ts";
import { say } from "#app/domain/language/say.ts";
import { caching } from "#app/platform/http/caching.ts";
import { wasRefused } from "#app/platform/http/refuse-submission.server.ts";
import { readOrNull } from "#app/platform/log/read-or-null.ts";
import { MainContent } from "#app/ui/page/main-content.tsx";
import { changeSharedBill } from "./change-shared-bill.server.ts";
import { ReadingPanel } from "./reading-panel.tsx";
import { findReceiptBill } from "./receipt-address.server.ts";
import { ReceiptPanel } from "./receipt-panel.tsx";
import { ReceiptUnreadable } from "./receipt-unreadable.tsx";
import { UploadForm } from "./upload-form.tsx";
import * as css from "./upload-page.css.ts";
import { showReading, uploadWithoutScript } from "./upload-without-script.server.ts";
import { useBillUpload } from "./use-bill-upload.ts";

export const handle = { hydrate: true };

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) => {
  const { title, description, keywords } = uploadWords.en;
  return pageMeta(
    {
      title: data?.isRefused ? say("en", formWords.en.errorTitle, { title }) : title,
      description,
      keywords,
      path: "/upload-bill",
      noindex: location.search !== "",
    },
    originOf(matches),
  );
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { init, ...reading } = await showReading(context, request);
  const [recentUploads, receipt] = await Promise.all([
    readOrNull("The recent uploads", listRecentUploads(context.db)),
    readOrNull("A receipt", findReceiptBill(context, request)),
  ]);
  const isRefused = wasRefused(context.form);
  return data(
    { recentUploads, receipt, uploadId: randomUUID(), isRefused, ...reading },
    receipt === null ? { status: 503 } : init,
  );
}

/** A multipart form is a bill sent without script; any other form corrects or withdraws a shared one. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (!request.headers.get("Content-Type")?.startsWith("multipart/")) {
    return changeSharedBill(context, request);
  }
  const { message, statusCode, headers } = await uploadWithoutScript(context, request);
  context.form.isRefused = true;
  return data({ status: "not-shared" as const, message }, { status: statusCode, headers });
}

export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders }) => {
  const headers = new Headers([...loaderHeaders, ...actionHeaders]);
  headers.set("Cache-Control", caching.neverAndPrivate);
  return headers;
};

export default function UploadPage() {
  const { recentUploads, receipt, uploadId, waiting, uploadError } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const words = useWords(uploadWords);
  const navigate = useNavigate();
  const loading = useNavigation().state === "loading";
  const firstError = reply?.status === "not-shared" ? reply.message : uploadError;
  const refused = reply?.status === "error" ? reply : undefined;
  const upload = useBillUpload(firstError, receipt?.outcome === "shared" && !loading, (receiptPath) =>
    navigate(receiptPath, { preventScrollReset: true }),
  );
  return (
    <MainContent>
      <h1>{words.heading}</h1>
      <p className={css.lead}>{words.lead}</p>
      <div className={css.columns}>
        <section id="UploadBill" className={css.card} aria-label={words.card}>
          {receipt === null ? (
            <ReceiptUnreadable refused={refused} />
          ) : receipt.outcome === "shared" && !upload.sending ? (
            <ReceiptPanel bill={receipt.bill} refused={refused} />
          ) : waiting ? (
            <ReadingPanel progress={waiting.progress} />
          ) : (
            <>
              <h2>{words.card}</h2>
              {receipt.outcome === "withdrawn" ? <p role="status">{words.receipt.withdrawn}</p> : null}
              <p className={css.promise}>{words.promise}</p>
              <UploadForm upload={upload} uploadId={uploadId} firstError={firstError} />
            </>
          )}
        </section>
        <RecentUploads uploads={recentUploads} words={words.recent} loading={loading} />
      </div>
    </MainContent>
  );
}
