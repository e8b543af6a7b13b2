import { randomUUID } from "node:crypto";
import { data, type HeadersFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Sentence } from "#app/components/sentence.tsx";
import { useWords } from "#app/components/use-words.ts";
import { uploadIdOf } from "#app/domain/bills/sharing/upload-id.server.ts";
import type { KeptPapers } from "#app/domain/bills/waiting/waiting-bill.ts";
import { measureStorage } from "#app/domain/documents/storage/claim-storage.server.ts";
import { wasRefused } from "#app/platform/http/forms/refuse-submission.server.ts";
import { useAccountAddress } from "../frame/account-address.ts";
import { accountMeta } from "../frame/account-meta.ts";
import { type AccountAccess, accountAction, accountLoader } from "../frame/gate.server.ts";
import { nextPageOf } from "../review/next-page.ts";
import { AddFiles } from "./add-files.tsx";
import { keepByForm } from "./keep-by-form.server.ts";
import { showKeeping } from "./show-keeping.server.ts";

const path = "/account/add-bill/upload-document";

export const meta = accountMeta((words) => words.addBill.files);

export const loader = accountLoader("add-bills", async (args) => {
  const onward = nextPageOf(args.request);
  const { init, ...keeping } = await showKeeping(args, reviewsFor(args.access, onward));
  const storage = keeping.waiting ? null : await measureStorage(args.context.db, args.access.account);
  const isRefused = wasRefused(args.context.form);
  return data({ ...keeping, storage, uploadId: randomUUID(), onward, isRefused }, init);
});

/** The same files of the same form are one bill, however often it is sent. */
export const action = accountAction("add-bills", ({ request, context, access }) =>
  keepByForm({
    request,
    context,
    access,
    waitAt: (reading) => access.address(path, { reading, next: nextPageOf(request) }),
    leadTo: reviewsFor(access, nextPageOf(request)),
    orderOf({ files, fields }) {
      const form = `${access.account.accountId} ${fields.get("uploadId") ?? randomUUID()}`;
      const billId = uploadIdOf(form, Buffer.concat(files.map(({ digest }) => digest)));
      return { becomes: "bill", billId, files };
    },
  }),
);

/** The address of a review, which then leads to `onward`: the bill's review first if it came with an explanation. */
function reviewsFor({ address }: AccountAccess, onward: ReturnType<typeof nextPageOf>) {
  return ({ billId, explanationId }: KeptPapers) =>
    billId === null
      ? address(`/account/explanations/${explanationId}/review`, { next: onward, taken: "plan" })
      : address(`/account/bills/${billId}/review`, { next: onward });
}

export const headers: HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  new Headers([...loaderHeaders, ...actionHeaders]);

export default function UploadDocumentPage() {
  const { uploadId, onward, ...keeping } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { files: words } = useWords().addBill;
  const address = useAccountAddress();
  const byHand = address("/account/add-bill/manual-entry", { next: onward });
  return (
    <AddFiles
      words={words}
      action={address(path, { next: onward })}
      keeping={keeping}
      refused={refused}
      wayOn={<Sentence of={words.byHand} as={{ link: (text) => <a href={byHand}>{text}</a> }} />}
    >
      <input type="hidden" name="uploadId" value={uploadId} />
    </AddFiles>
  );
}
