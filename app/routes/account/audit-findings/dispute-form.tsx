import type { SubmissionResult } from "@conform-to/react";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { type Dispute, disputeReasons } from "#app/domain/audits/kept/kept-audit.ts";
import { say } from "#app/domain/language/say.ts";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { TickGroup } from "#app/ui/form/tick-group.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { useAccountAddress } from "../frame/account-address.ts";

interface DisputeFormProps {
  auditId: string;
  /** Among the audit's findings. */
  finding: number;
  /** What was said against it before; null: nothing. */
  dispute: Omit<Dispute, "disputeId"> | null;
  /** The form as it was sent, where it came back, and what is wrong with it, by field. */
  refused: SubmissionResult<string[]> | null;
}

export function disputeFieldId(field: string, finding: number): string {
  return `${field}-${finding}`;
}

/** The form that calls a finding wrong, or undoes that. */
export function DisputeForm({ auditId, finding, dispute, refused }: DisputeFormProps) {
  const { dispute: words } = useWords().accountAudits.one;
  const language = useLanguage();
  const address = useAccountAddress();
  const action = address("/account/audit-findings", { audit: auditId });
  const id = (field: string) => disputeFieldId(field, finding);
  const typed = (refused?.initialValue ?? {}) as Record<string, string | undefined>;
  if (dispute) {
    return (
      <form method="post" action={action} className={stack.part}>
        <input type="hidden" name="finding" value={finding} />
        <p role="status">
          {say(language, words.noted, { reason: words.reasons[dispute.reason] })}{" "}
          {dispute.isShared ? words.shared : null}
        </p>
        <div>
          <SubmitButton name="intent" value="take-back" rank="secondary">
            {words.takeBack}
          </SubmitButton>
        </div>
      </form>
    );
  }
  return (
    <details className={stack.details} open={refused !== null}>
      <summary className={stack.summary}>{words.open}</summary>
      <form method="post" action={action} className={stack.part} noValidate>
        <input type="hidden" name="finding" value={finding} />
        <p>{words.lead}</p>
        <SelectField
          id={id("reason")}
          name="reason"
          label={words.reason}
          error={refused?.error?.reason?.[0]}
          none={words.choose}
          defaultValue={typed.reason}
          options={disputeReasons.map((value) => ({ value, label: words.reasons[value] }))}
        />
        <TextField
          id={id("comment")}
          name="comment"
          label={words.comment}
          hint={words.commentHint}
          error={refused?.error?.comment?.[0]}
          defaultValue={typed.comment}
          autoComplete="off"
        />
        <TickGroup
          id={id("share")}
          legend={words.share}
          ticks={[
            {
              name: "shareComment",
              label: words.shareComment,
              hint: words.shareHint,
              isTicked: typed.shareComment === "yes",
            },
          ]}
        />
        <div>
          <SubmitButton name="intent" value="dispute" rank="secondary">
            {words.submit}
          </SubmitButton>
        </div>
      </form>
    </details>
  );
}
