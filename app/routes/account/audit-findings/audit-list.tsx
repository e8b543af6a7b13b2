import { useLanguage, useWords } from "#app/components/use-words.ts";
import { say } from "#app/domain/language/say.ts";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { useAccountAddress } from "../frame/account-address.ts";
import { AuditRows, type ShownSummary } from "./audit-rows.tsx";

/** Who looks at audits. */
export interface AuditViewer {
  mayAudit: boolean;
  mayFile: boolean;
  isOwner: boolean;
  /** Whose they are; null: the viewer's own. */
  ownerName: string | null;
}

interface AuditListProps {
  audits: ShownSummary[];
  isDeleted: boolean;
  viewer: AuditViewer;
}

/** All audits of an account, or of one of its bills. */
export function AuditList({ audits, isDeleted, viewer: { mayAudit, ownerName } }: AuditListProps) {
  const { findings: words } = useWords().accountAudits;
  const language = useLanguage();
  const address = useAccountAddress();
  return (
    <div className={stack.page}>
      <h1>{ownerName === null ? words.title : say(language, words.titleOf, { owner: ownerName })}</h1>
      {isDeleted ? <p role="status">{words.deleted}</p> : null}
      {audits.length > 0 ? (
        <p className={stack.lead}>{words.lead}</p>
      ) : (
        <p>{ownerName === null ? words.none : say(language, words.noneOfOwner, { owner: ownerName })}</p>
      )}
      {mayAudit ? (
        <div>
          <ActionLink href={address("/account/run-audit")}>{words.audit}</ActionLink>
        </div>
      ) : null}
      {audits.length > 0 ? <AuditRows audits={audits} /> : null}
    </div>
  );
}
