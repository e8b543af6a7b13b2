import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import * as storyCss from "#app/components/bill-story/bill-story.css.ts";
import { NextStepBox } from "#app/components/bill-story/next-step-box.tsx";
import { languageIn, pageMeta } from "#app/components/page/page-meta.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { say } from "#app/domain/language/say.ts";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import { Fold } from "#app/ui/page/fold.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { fileAppealParameters, fileAppealPath } from "../appeal-case/file-appeal-query.ts";
import { openAppealDesk } from "../appeal-case/open-appeal-desk.server.ts";
import { useAccountAddress } from "../frame/account-address.ts";
import { type AccountAccess, accountLoader } from "../frame/gate.server.ts";
import { sayOfferedBill } from "./bill-link-fields.tsx";
import { ClaimPart } from "./claim-part.tsx";
import { ContractedPart } from "./contracted-part.tsx";
import { type DenialLetter, DenialPart } from "./denial-part.tsx";
import { ExplanationPapers } from "./explanation-papers.tsx";
import { getOwnExplanation } from "./get-own-explanation.server.ts";
import { documentLinks } from "./show-explanation.server.ts";
import { viewClaims } from "./view-claims.ts";
import { viewContracted } from "./view-contracted.server.ts";
import { viewDenial } from "./view-denial.ts";
import { viewLinks } from "./view-links.server.ts";
import { viewPlanPaper } from "./view-plan-paper.ts";

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) => {
  const language = languageIn(matches);
  const { untitled, description } = wordsIn(language).explanations.view;
  const title = data?.planName ?? untitled;
  return pageMeta({ title, description, keywords: "", path: location.pathname, noindex: true }, matches);
};

export const loader = accountLoader("view-bills", async ({ context, params, access }) => {
  const { language } = context;
  const found = await getOwnExplanation({ context, params, access });
  const { explanationId, state, kept } = found;
  const links = await viewLinks(context, access, found);
  const desk = await openAppealDesk(context, access);
  const contracted = await viewContracted(context, found);
  const denial = viewDenial(language, kept.explanation, desk.today);
  const bills = links.filter(({ decided }) => decided === "confirmed");
  // Drafts aren't a basis for letters: no one has checked them
  const letters =
    denial && state === "kept" && access.permissions.has("file-appeals")
      ? lettersOf(explanationId, denial.claims, links, access)
      : [];
  const pages = kept.documents.flatMap((document) => document.pages);
  return {
    explanationId,
    state,
    planName:
      kept.explanation.planKind === "medicare"
        ? wordsIn(language).explanations.view.medicare
        : (kept.explanation.plan?.value ?? null),
    issueDate: kept.explanation.issueDate?.value ?? null,
    claims: viewClaims(kept.explanation),
    contracted,
    story: viewPlanPaper(language, found, {
      desk,
      access,
      billId: bills[0]?.billId ?? null,
      isAboveContract: contracted?.state === "compared" && contracted.questionCount > 0,
      appealAt: letters[0]?.appealAt ?? null,
    }),
    denial,
    letters,
    bills,
    documents: documentLinks(explanationId, kept.documents, access.address),
    pages: pages.map(({ fileId, widthPx, heightPx }) => ({
      address: access.address(`/account/explanations/${explanationId}/pages/${fileId}`),
      widthPx,
      heightPx,
    })),
    mayAdd: access.permissions.has("add-bills"),
    mayAudit: access.permissions.has("run-audits"),
    isOwners: access.role !== "authorised",
  };
});

/** The letters about the refused claims that a bill is put together with. */
function lettersOf(
  explanationId: string,
  claims: NonNullable<ReturnType<typeof viewDenial>>["claims"],
  links: Awaited<ReturnType<typeof viewLinks>>,
  { address }: AccountAccess,
): DenialLetter[] {
  return claims.flatMap(({ claimIndex, claimNumber, isProvidersFault }) => {
    const link = links.find((one) => one.claimIndex === claimIndex && one.decided === "confirmed");
    if (!link) return [];
    const { billId } = link;
    const claim = { explanationId, claimIndex };
    const appeal = fileAppealParameters({ billId, claim, kind: "internal-appeal" });
    return [
      {
        claimNumber,
        appealAt: address(fileAppealPath, appeal),
        disputeAt: isProvidersFault
          ? address(fileAppealPath, fileAppealParameters({ billId, kind: "billing-error" }))
          : null,
      },
    ];
  });
}

export default function ExplanationPage() {
  const shown = useLoaderData<typeof loader>();
  const { explanationId, state, planName, issueDate, claims, story, mayAdd, mayAudit } = shown;
  const words = useWords().explanations.view;
  const paperWords = useWords().planPapers;
  const language = useLanguage();
  const address = useAccountAddress();
  const path = `/account/explanations/${explanationId}`;
  // Several claims may be about one bill
  const bills = [...new Map(shown.bills.map((bill) => [bill.billId, bill])).values()];
  return (
    <MainContent>
      <div className={stack.page}>
        <hgroup className={storyCss.title}>
          <h1 className={storyCss.name}>{planName ?? words.untitled}</h1>
          <p className={stack.note}>
            {issueDate === null
              ? null
              : say(language, words.dated, { date: formatDate(language, issueDate) })}{" "}
            <a href={address("/account/explanations")}>{words.back}</a>
          </p>
        </hgroup>
        <p className={storyCss.answer}>{story.answer}</p>
        <NextStepBox heading={paperWords.next} step={story.step}>
          {story.href === null ? null : (
            <div className={stack.buttons} data-screen>
              <ActionLink href={story.href}>{story.step.action}</ActionLink>
            </div>
          )}
        </NextStepBox>
        {shown.denial === null ? null : (
          <DenialPart
            denial={shown.denial}
            reason={story.reason}
            appeal={story.appeal}
            letters={shown.letters}
          />
        )}
        <div className={stack.buttons}>
          {mayAudit && state === "kept"
            ? bills.map((bill) => (
                <ActionLink key={bill.billId} href={address("/account/run-audit", { bill: bill.billId })}>
                  {say(language, words.audit, { name: bill.providerName ?? words.unnamedClaim })}
                </ActionLink>
              ))
            : null}
          {mayAdd && state === "kept" ? (
            <ActionLink href={address(`${path}/review`)} rank="secondary">
              {words.review}
            </ActionLink>
          ) : null}
        </div>
        <Fold id="bills" heading={words.bills}>
          {bills.length === 0 ? <p>{words.noBill}</p> : null}
          <ul className={stack.links}>
            {bills.map((bill) => (
              <li key={bill.billId}>
                <a href={address(`/account/bills/${bill.billId}`)}>{sayOfferedBill(language, bill)}</a>
              </li>
            ))}
            {bills.length === 0 && mayAdd ? (
              <>
                <li>
                  <a href={`${address(`${path}/review`)}#links`}>{words.chooseBill}</a>
                </li>
                <li>
                  <a href={address("/account/add-bill")}>{words.addBill}</a>
                </li>
              </>
            ) : null}
          </ul>
        </Fold>
        {shown.contracted === null ? null : (
          <ContractedPart
            contracted={shown.contracted}
            choiceAt={mayAdd ? address(`${path}/contract`) : null}
          />
        )}
        {claims.map((claim) => (
          <ClaimPart key={claim.number} claim={claim} />
        ))}
        <ExplanationPapers documents={shown.documents} pages={shown.pages} />
        {shown.isOwners ? (
          <p>
            <a href={`${path}/delete`}>{words.delete}</a>
          </p>
        ) : null}
      </div>
    </MainContent>
  );
}
