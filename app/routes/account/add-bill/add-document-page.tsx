import { randomUUID } from "node:crypto";
import { data, type HeadersFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useWords } from "#app/components/use-words.ts";
import type { KeptPapers } from "#app/domain/bills/waiting/waiting-bill.ts";
import { measureStorage } from "#app/domain/documents/storage/claim-storage.server.ts";
import { type DocumentKind, documentKinds } from "#app/domain/kept/kept-document.ts";
import { wasRefused } from "#app/platform/http/forms/refuse-submission.server.ts";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { getOwnBill } from "../documents/get-own-bill.server.ts";
import { useAccountAddress } from "../frame/account-address.ts";
import { accountMeta } from "../frame/account-meta.ts";
import { type AccountAccess, accountAction, accountLoader } from "../frame/gate.server.ts";
import { AddFiles } from "./add-files.tsx";
import { keepByForm } from "./keep-by-form.server.ts";
import { showKeeping } from "./show-keeping.server.ts";

const pathOf = (billId: string) => `/account/bills/${billId}/add-document`;
const reviewOf = (billId: string) => `/account/bills/${billId}/review`;

/** The address of what was kept: the plan's explanation, the bill, or another bill that was taken for an explanation. */
function reviewsOf({ address }: AccountAccess, ownBillId: string) {
  return ({ billId, explanationId }: KeptPapers) => {
    if (explanationId !== null) return address(`/account/explanations/${explanationId}/review`);
    return address(reviewOf(billId ?? ownBillId), billId === ownBillId ? {} : { taken: "bill" });
  };
}

export const meta = accountMeta((words) => words.addBill.documents);

export const loader = accountLoader("add-bills", async (args) => {
  const { billId } = await getOwnBill(args);
  const { init, ...keeping } = await showKeeping(args, reviewsOf(args.access, billId));
  const storage = keeping.waiting ? null : await measureStorage(args.context.db, args.access.account);
  return data({ ...keeping, storage, billId, isRefused: wasRefused(args.context.form) }, init);
});

/** A kind that the form does not offer is taken for a page of the bill. */
export const action = accountAction("add-bills", async ({ request, context, params, access }) => {
  const { billId } = await getOwnBill({ context, params, access });
  return keepByForm({
    request,
    context,
    access,
    waitAt: (reading) => access.address(pathOf(billId), { reading }),
    leadTo: reviewsOf(access, billId),
    orderOf({ files, fields }) {
      const kind = documentKinds.find((known) => known === fields.get("kind")) ?? "bill";
      return { becomes: "documents", billId, kind, paperId: randomUUID(), files };
    },
  });
});

export const headers: HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  new Headers([...loaderHeaders, ...actionHeaders]);

const offeredKinds: DocumentKind[] = ["eob", "estimate", "bill"];

export default function AddDocumentPage() {
  const { billId, ...keeping } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { documents: words } = useWords().addBill;
  const address = useAccountAddress();
  return (
    <AddFiles
      words={words}
      action={address(pathOf(billId))}
      keeping={keeping}
      refused={refused}
      wayOn={<a href={address(reviewOf(billId))}>{words.back}</a>}
    >
      <SelectField
        id="kind"
        name="kind"
        label={words.kind}
        options={offeredKinds.map((value) => ({ value, label: words.kinds[value] }))}
      />
    </AddFiles>
  );
}
