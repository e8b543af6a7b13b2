import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { originOf, pageMeta } from "#app/components/page-meta.ts";
import { RecentUploads } from "#app/components/recent-uploads.tsx";
import { findReceiptBill } from "#app/domain/bills/receipt-address.server.ts";
import { listRecentUploads } from "#app/domain/bills/sharing/list-recent-uploads.server.ts";
import { MainContent } from "#app/ui/page/main-content.tsx";
import { changeSharedBill } from "./change-shared-bill.server.ts";

import { ReadingPanel } from "./reading-panel.tsx";
import { ReceiptPanel } from "./receipt-panel.tsx";
import { UploadForm } from "./upload-form.tsx";
import * as css from "./upload-page.css.ts";
import { lookAtReading, uploadWithoutScript } from "./upload-without-script.server.ts";

export const handle = { hydrate: true };

export const meta: MetaFunction<typeof loader> = ({ matches, location }) =>
  pageMeta(
    {
      title: "Upload a medical bill",
      description:
        "Upload a photo or PDF of a medical bill. It is read on our own server; hospital, date and total are shared without a name.",
      keywords: "upload medical bill, hospital bill reader, share medical bill anonymously",
      path: "/upload-bill",
      noindex: location.search !== "",
    },
    originOf(matches),
  );

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { init, ...reading } = lookAtReading(context, request);
  const [recentUploads, bill] = await Promise.all([
    listRecentUploads(context.db),
    findReceiptBill(context, request),
  ]);
  const withdrawn = new URL(request.url).searchParams.has("withdrawn");
  return data({ recentUploads, bill, withdrawn, ...reading }, init);
}

/** A multipart form is a bill sent without script; any other form corrects or withdraws a shared one. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.headers.get("Content-Type")?.startsWith("multipart/")) {
    const { message, statusCode, headers } = await uploadWithoutScript(context, request);
    return data({ uploadError: message, refused: undefined }, { status: statusCode, headers });
  }
  const refused = await changeSharedBill(context, request);
  return data({ uploadError: null, refused }, { status: 422 });
}

export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders }) => {
  const headers = new Headers([...loaderHeaders, ...actionHeaders]);
  headers.set("Cache-Control", "private, no-store");
  return headers;
};

export default function UploadPage() {
  const { recentUploads, bill, withdrawn, waiting, uploadError } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const loading = useNavigation().state === "loading";
  return (
    <MainContent>
      <h1>Upload a medical bill</h1>
      <p className={css.lead}>
        See hospital, date and total read from your bill, and help others see what care costs.
      </p>
      <div className={css.columns}>
        <section id="UploadBill" className={css.card} aria-label="Share Your Bill">
          {bill ? (
            <ReceiptPanel bill={bill} refused={reply?.refused} />
          ) : waiting ? (
            <ReadingPanel progress={waiting.progress} />
          ) : (
            <>
              <h2>Share Your Bill</h2>
              {withdrawn ? <p role="status">Your bill is withdrawn. Nothing of it is kept.</p> : null}
              <p className={css.promise}>
                The bill is read on this server and then deleted. We share four things: the hospital's name,
                the invoice date, the total and the time. Never your name, never the image.
              </p>
              <UploadForm firstError={reply?.uploadError ?? uploadError} />
            </>
          )}
        </section>
        <RecentUploads uploads={recentUploads} loading={loading} />
      </div>
    </MainContent>
  );
}
