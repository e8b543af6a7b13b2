import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useWords } from "#app/components/use-words.ts";
import { wasRefused } from "#app/platform/http/forms/refuse-submission.server.ts";
import { takeSubmission } from "#app/platform/http/forms/take-submission.server.ts";
import { getOwnBill } from "../documents/get-own-bill.server.ts";
import { useAccountAddress } from "../frame/account-address.ts";
import { accountMeta } from "../frame/account-meta.ts";
import { accountAction, accountLoader } from "../frame/gate.server.ts";
import { nextPageOf } from "../review/next-page.ts";
import { readAsOtherKind } from "../review/read-as-other-kind.server.ts";
import { ReviewDocument } from "../review/review-document.tsx";
import { BillDocuments } from "./bill-documents.tsx";
import { findHospitalChoices } from "./find-hospital-choices.server.ts";
import { ReviewForm } from "./review-form.tsx";
import { ReviewProblems } from "./review-problems.tsx";
import { saveReview } from "./save-review.server.ts";
import { showBill } from "./show-bill.server.ts";

export const meta = accountMeta((words) => words.billReview);

export const loader = accountLoader("add-bills", async ({ request, context, params, access }) => {
  const found = await getOwnBill({ context, params, access });
  const { searchParams } = new URL(request.url);
  const lookedFor = searchParams.get("find");
  const isRefused = wasRefused(context.form);
  return data({
    bill: showBill(found, Number(searchParams.get("page")) || 1, access),
    hospitals: await findHospitalChoices(context.db, found.bill, lookedFor),
    lookedFor,
    isRefused,
    onward: nextPageOf(request),
    isSaved: searchParams.get("done") === "saved" && !isRefused,
    wasTaken: searchParams.get("taken") === "bill" && !isRefused,
  });
});

export const action = accountAction("add-bills", async ({ request, context, params, access }) => {
  const { billId, bill } = await getOwnBill({ context, params, access });
  const fields = await takeSubmission(request);
  if (fields.intent === "is-explanation") {
    await readAsOtherKind(context, access, { billId, documents: bill.documents });
  }
  return saveReview({ request, context, access }, { billId, fields });
});

export default function ReviewPage() {
  const { bill, hospitals, lookedFor, onward, isSaved, wasTaken } = useLoaderData<typeof loader>();
  const returned = useActionData<typeof action>();
  const words = useWords().billReview;
  const address = useAccountAddress();
  const path = `/account/bills/${bill.billId}`;
  const { pages, documents, state, wasRead } = bill;
  const lead = pages.length === 0 ? words.manual.lead : wasRead ? words.lead : words.unread;
  return (
    <ReviewDocument
      title={words.title}
      lead={state === "kept" ? words.kept : lead}
      taken={wasTaken ? words.taken : null}
      pages={pages}
      otherKind={
        state === "draft"
          ? { intent: "is-explanation", hint: words.isExplanationHint, label: words.isExplanation }
          : null
      }
      told={
        <>
          <ReviewProblems returned={returned} firstLine={bill.firstLine} />
          {isSaved ? <p role="status">{words.saved}</p> : null}
          <BillDocuments documents={documents} addAt={address(`${path}/add-document`)} />
        </>
      }
    >
      <ReviewForm
        bill={bill}
        hospitals={hospitals}
        lookedFor={lookedFor}
        returned={returned}
        action={address(`${path}/review`, { page: bill.page > 1 ? bill.page : null, next: onward })}
      />
    </ReviewDocument>
  );
}
