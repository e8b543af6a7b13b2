import { type AppLoadContext, data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { say } from "#app/domain/language/say.ts";
import { wasRefused } from "#app/platform/http/forms/refuse-submission.server.ts";
import { takeSubmission } from "#app/platform/http/forms/take-submission.server.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { listBillsToChoose } from "../forms/list-bills-to-choose.server.ts";
import { useAccountAddress } from "../frame/account-address.ts";
import { accountMeta } from "../frame/account-meta.ts";
import { type AccountAccess, accountAction, accountLoader } from "../frame/gate.server.ts";
import { nextPageOf } from "../review/next-page.ts";
import { readAsOtherKind } from "../review/read-as-other-kind.server.ts";
import { ReviewDocument } from "../review/review-document.tsx";
import type { ChosenBill } from "./bill-link-fields.tsx";
import { getOwnExplanation } from "./get-own-explanation.server.ts";
import { ReviewExplanationForm } from "./review-explanation-form.tsx";
import { saveExplanationReview } from "./save-explanation-review.server.ts";
import { sayExplanationField } from "./say-explanation-field.ts";
import { showExplanation } from "./show-explanation.server.ts";
import { viewLinks } from "./view-links.server.ts";

export const meta = accountMeta((words) => words.explanations.review);

export const loader = accountLoader("add-bills", async ({ request, context, params, access }) => {
  const found = await getOwnExplanation({ context, params, access });
  const { searchParams } = new URL(request.url);
  const asked = {
    claim: Number(searchParams.get("claim")) || 1,
    page: Number(searchParams.get("page")) || 1,
  };
  const isRefused = wasRefused(context.form);
  return data({
    shown: showExplanation(found, asked, access),
    links: await viewLinks(context, access, found),
    bills: access.permissions.has("view-bills") ? await listChoices(context, access) : [],
    ownerName: access.ownerName,
    onward: nextPageOf(request),
    wasTaken: searchParams.get("taken") === "plan" && !isRefused,
    isSaved: searchParams.get("done") === "saved" && !isRefused,
    isRefused,
  });
});

async function listChoices({ db }: AppLoadContext, { account }: AccountAccess): Promise<ChosenBill[]> {
  const { bills } = await listBillsToChoose(db, account);
  return bills.map(({ billId, name, day, amountDueCents }) => {
    return { billId, providerName: name, date: day, amountDueCents };
  });
}

export const action = accountAction("add-bills", async ({ request, context, params, access }) => {
  const found = await getOwnExplanation({ context, params, access });
  const fields = await takeSubmission(request);
  if (fields.intent === "is-bill") {
    const { explanationId, kept } = found;
    await readAsOtherKind(context, access, { explanationId, documents: kept.documents });
  }
  return saveExplanationReview({ request, context, access }, found.explanationId, fields);
});

export default function ReviewExplanationPage() {
  const { shown, links, bills, ownerName, onward, wasTaken, isSaved } = useLoaderData<typeof loader>();
  const returned = useActionData<typeof action>();
  const words = useWords().explanations.review;
  const { ofField, problems } = useWords().billReview;
  const language = useLanguage();
  const address = useAccountAddress();
  const { pages, state, isBlank, source, claim, page } = shown;
  const sendTo = address(`/account/explanations/${shown.explanationId}/review`, {
    claim: claim > 1 ? claim : null,
    page: page > 1 ? page : null,
    next: onward,
  });
  const lead = source === "printed" || source === "typed" ? words.lead : words.leadFile;
  const errors = Object.entries(returned?.problems ?? {}).map(([name, problem]) => {
    const field = sayExplanationField(language, name);
    return { fieldId: name, message: say(language, ofField, { field, problem: problems[problem] }) };
  });
  const whole = returned?.message ? [{ fieldId: null, message: returned.message }] : [];
  return (
    <ReviewDocument
      title={words.title}
      lead={state === "kept" ? words.kept : isBlank ? words.unread : lead}
      taken={wasTaken ? words.taken : null}
      pages={pages}
      otherKind={
        state === "draft" ? { intent: "is-bill", hint: words.notPlanHint, label: words.notPlan } : null
      }
      told={
        <>
          <ErrorSummary id="review-problems" errors={[...whole, ...errors]} />
          {isSaved ? <p role="status">{words.saved}</p> : null}
        </>
      }
    >
      <ReviewExplanationForm
        shown={shown}
        links={links}
        bills={bills}
        ownerName={ownerName}
        returned={returned}
        action={sendTo}
      />
    </ReviewDocument>
  );
}
