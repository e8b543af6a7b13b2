import { useWords } from "#app/components/use-words.ts";
import { useAccountAddress } from "../frame/account-address.ts";

interface AuditNoteProps {
  billId: string;
  text: string;
  mayAudit: boolean;
}

/** What is amiss with the audit that a letter rests on, and where to have the bill audited. */
export function AuditNote({ billId, text, mayAudit }: AuditNoteProps) {
  const { choose: words } = useWords().fileAppeal;
  const address = useAccountAddress();
  return (
    <p role="status">
      {text}{" "}
      {mayAudit ? <a href={address("/account/run-audit", { bill: billId })}>{words.runAudit}</a> : null}
    </p>
  );
}
