import { randomUUID } from "node:crypto";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useWords } from "#app/components/use-words.ts";
import { emptyBill, emptyLine } from "#app/domain/bills/kept/kept-bill.ts";
import { wasRefused } from "#app/platform/http/forms/refuse-submission.server.ts";
import { takeSubmission } from "#app/platform/http/forms/take-submission.server.ts";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { useAccountAddress } from "../frame/account-address.ts";
import { accountMeta } from "../frame/account-meta.ts";
import { accountAction, accountLoader } from "../frame/gate.server.ts";
import { nextPageOf } from "../review/next-page.ts";
import { ReviewForm } from "./review-form.tsx";
import { ReviewProblems } from "./review-problems.tsx";
import { saveReview } from "./save-review.server.ts";
import { showBill } from "./show-bill.server.ts";

const path = "/account/add-bill/manual-entry";
const LINES_AT_FIRST = 3;

export const meta = accountMeta((words) => words.billReview.manual);

/** An empty bill with a new id, so that the form is kept once, however often it is sent. */
export const loader = accountLoader("add-bills", ({ request, context, access }) => {
  const lines = Array.from({ length: LINES_AT_FIRST }, (_, index) => ({ ...emptyLine, lineId: index + 1 }));
  const now = context.clock.now().toISOString();
  const row = { billId: randomUUID(), state: "draft" as const, version: 0, createdAt: now, updatedAt: now };
  const bill = { ...emptyBill, lines, lastLineId: LINES_AT_FIRST };
  return {
    bill: showBill({ ...row, bill }, 1, access),
    onward: nextPageOf(request),
    isRefused: wasRefused(context.form),
  };
});

export const action = accountAction("add-bills", async (args) =>
  saveReview(args, { billId: null, fields: await takeSubmission(args.request) }),
);

export default function ManualEntryPage() {
  const { bill, onward } = useLoaderData<typeof loader>();
  const returned = useActionData<typeof action>();
  const { manual: words } = useWords().billReview;
  const address = useAccountAddress();
  const billId = returned?.billId ?? bill.billId;
  return (
    <MainContent>
      <div className={stack.page}>
        <h1>{words.title}</h1>
        <p className={stack.lead}>{words.lead}</p>
        <ReviewProblems returned={returned} firstLine={bill.firstLine} />
        <ReviewForm
          bill={{ ...bill, billId }}
          hospitals={[]}
          lookedFor={null}
          returned={returned}
          action={address(path, { next: onward })}
        />
      </div>
    </MainContent>
  );
}
