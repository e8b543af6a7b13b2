import type { SubmissionResult } from "@conform-to/react";
import { AuditFigures } from "#app/components/audit/audit-figures.tsx";
import { CodedLines } from "#app/components/audit/coded-lines.tsx";
import { Findings } from "#app/components/audit/findings.tsx";
import { NotChecked } from "#app/components/audit/not-checked.tsx";
import { MoneyPicture } from "#app/components/bills/money-picture.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import type { ShownFinding, ShownStrength } from "#app/content/words/say-audit.ts";
import type { Strength } from "#app/domain/audits/finding.ts";
import { moneyOfAudited, moneyPicture } from "#app/domain/audits/plan/money-picture.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { say } from "#app/domain/language/say.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { beginApplicationPath } from "../appeal-case/application-path.ts";
import { Remedies } from "../appeal-case/remedies.tsx";
import { useAccountAddress } from "../frame/account-address.ts";
import { PagePictures } from "../review/page-pictures.tsx";
import type { AuditViewer } from "./audit-list.tsx";
import { DisputeForm, disputeFieldId } from "./dispute-form.tsx";
import { PhoneScript } from "./phone-script.tsx";
import { PrintedAt } from "./printed-at.tsx";
import type { ViewedAudit } from "./view-audit.server.ts";

interface OneAuditProps {
  audit: ViewedAudit;
  viewer: AuditViewer;
  /** The form that calls a finding wrong, where it came back. */
  refused: SubmissionResult<string[]> | undefined;
}

/** What an audit found, how strong it is, where it is printed, what to ask for, and what was not checked. */
export function OneAudit({ audit: shown, viewer, refused }: OneAuditProps) {
  const { one: words } = useWords().accountAudits;
  const shared = useWords().audits;
  const breakdownWords = useWords().lineBreakdown;
  const moneyWords = useWords().moneyPicture;
  const language = useLanguage();
  const address = useAccountAddress();
  const { auditId, billId, auditedBill, said, breakdown, lineIds, disputes, pages } = shown;
  const findings = said.strengths.flatMap((strength) => strength.findings);
  const isOpen = ({ strength, stake }: ShownFinding & { strength: Strength }) =>
    strength !== "price context" || stake !== null;
  const open = withFindings(said.strengths, isOpen);
  const prices = withFindings(said.strengths, (finding) => !isOpen(finding));
  const refusedFinding = refused && Number(refused.initialValue?.finding);

  function besideFinding(found: ShownFinding) {
    const { index: finding } = found;
    return (
      <>
        <PrintedAt lines={found.lines} lineIds={lineIds} marks={shown.marks} />
        <PhoneScript
          statementDate={auditedBill.statementDate}
          finding={found}
          onPhone={shown.onPhone.find(({ index }) => index === finding) ?? found}
        />
        {viewer.mayFile && found.rule === "charity-care" ? (
          <p>
            <ActionLink href={address(beginApplicationPath, { bill: billId })}>{words.apply}</ActionLink>
          </p>
        ) : null}
        {viewer.mayFile ? (
          <p>
            <a
              href={address("/account/file-appeal", {
                audit: auditId,
                finding,
                kind: shown.letterKinds[finding] ?? null,
              })}
            >
              {words.letter.one}
            </a>
          </p>
        ) : null}
        {viewer.mayAudit ? (
          <DisputeForm
            auditId={auditId}
            finding={finding}
            dispute={disputes.find((one) => one.finding === finding) ?? null}
            refused={refused && refusedFinding === finding ? refused : null}
          />
        ) : null}
      </>
    );
  }

  function leftOf({ right }: ShownFinding) {
    if (right === null) return null;
    const remedies = right.left.map(({ remedy }) => remedy);
    return <Remedies remedies={remedies} appealId={null} billId={billId} mayFile={viewer.mayFile} />;
  }

  return (
    <div className={stack.page}>
      <Head audit={shown} mayAudit={viewer.mayAudit} />
      <ErrorSummary
        id="dispute-problems"
        errors={Object.entries(refused?.error ?? {}).flatMap(([field, messages]) =>
          (messages ?? []).map((message) => ({
            fieldId: field === "" ? null : disputeFieldId(field, refusedFinding ?? 0),
            message,
          })),
        )}
      />
      <AuditFigures audit={said} words={shared.result} />
      <MoneyPicture
        rows={moneyPicture(moneyOfAudited(auditedBill), auditedBill.planClaims ?? [])}
        words={moneyWords}
      />
      <section className={stack.part} aria-labelledby="findings">
        <h2 id="findings">{words.findings}</h2>
        {open.length > 0 || prices.length === 0 ? (
          <Findings strengths={open} words={shared.result} leftOf={leftOf}>
            {besideFinding}
          </Findings>
        ) : null}
        {prices.map((strength) => (
          <details key={strength.strength} className={stack.details} open={refused !== undefined}>
            <summary className={stack.summary}>
              {say(language, words.prices, { count: strength.findings.length })}
            </summary>
            <p>
              <a href={address("/account/negotiate", { bill: billId })}>{words.negotiate}</a>
            </p>
            <Findings strengths={[strength]} words={shared.result}>
              {besideFinding}
            </Findings>
          </details>
        ))}
      </section>
      {pages.length > 0 ? (
        <section className={stack.part} aria-labelledby="pictures">
          <h2 id="pictures">{words.pictures}</h2>
          <p>{words.picturesLead}</p>
          <PagePictures pages={pages} />
        </section>
      ) : null}
      {viewer.mayFile && findings.length > 0 ? (
        <section className={stack.part} aria-labelledby="letter">
          <h2 id="letter">{words.letter.heading}</h2>
          <p>{words.letter.lead}</p>
          <p>
            <ActionLink href={address("/account/file-appeal", { audit: auditId })}>
              {words.letter.choose}
            </ActionLink>
          </p>
        </section>
      ) : null}
      <NotChecked audit={said} words={shared.result.notChecked} />
      <CodedLines {...breakdown} words={breakdownWords} />
      <TakeAlong auditId={auditId} />
      <p className={stack.note}>{words.after}</p>
      {viewer.isOwner ? <DeleteLink auditId={auditId} /> : null}
    </div>
  );
}

/** The strengths with those of their findings that `isWanted`; none without one. */
function withFindings(
  all: readonly ShownStrength[],
  isWanted: (finding: ShownFinding & { strength: Strength }) => boolean,
): ShownStrength[] {
  return all.flatMap((one) => {
    const findings = one.findings.filter((finding) => isWanted({ ...finding, strength: one.strength }));
    return findings.length > 0 ? [{ ...one, findings }] : [];
  });
}

/** Which bill was audited and when, and what became of it since. */
function Head({ audit, mayAudit }: { audit: ViewedAudit; mayAudit: boolean }) {
  const { one: words } = useWords().accountAudits;
  const language = useLanguage();
  const address = useAccountAddress();
  const { billId, createdAt, isBillChanged, auditedBill, otherAuditCount } = audit;
  const again = address("/account/run-audit", { bill: billId });
  return (
    <>
      <p>
        <a href={address("/account/audit-findings")}>{words.back}</a>
      </p>
      <h1>{say(language, words.heading, { name: auditedBill.provider.name ?? words.unnamed })}</h1>
      <p className={stack.lead}>
        {say(language, words.audited, { date: formatDate(language, createdAt.slice(0, 10)) })}
      </p>
      {isBillChanged ? (
        <p role="status">
          {words.changed} {mayAudit ? <a href={again}>{words.again}</a> : null}
        </p>
      ) : null}
      <ul className={stack.links}>
        <li>
          <a href={address(`/account/bills/${billId}`)}>{words.bill}</a>
        </li>
        {mayAudit && !isBillChanged ? (
          <li>
            <a href={again}>{words.changeFacts}</a>
          </li>
        ) : null}
        {otherAuditCount > 0 ? (
          <li>
            <a href={address("/account/audit-findings", { bill: billId })}>
              {say(language, words.others, { count: otherAuditCount })}
            </a>
          </li>
        ) : null}
      </ul>
    </>
  );
}

/** The audit as files, and in print. */
function TakeAlong({ auditId }: { auditId: string }) {
  const { files: words } = useWords().accountAudits.one;
  const address = useAccountAddress();
  return (
    <section className={stack.part} aria-labelledby="files">
      <h2 id="files">{words.heading}</h2>
      <ul className={stack.links}>
        <li>
          <a href={address("/account/audit-findings.csv", { audit: auditId })} download>
            {words.csv}
          </a>
        </li>
        <li>
          <a href={address("/account/audit-findings.json", { audit: auditId })} download>
            {words.json}
          </a>
        </li>
      </ul>
      <p className={stack.note}>{words.print}</p>
    </section>
  );
}

function DeleteLink({ auditId }: { auditId: string }) {
  const { one: words } = useWords().accountAudits;
  const address = useAccountAddress();
  return (
    <p>
      <a href={address("/account/audit-findings/delete", { audit: auditId })}>{words.delete}</a>
    </p>
  );
}
