import type { SubmissionResult } from "@conform-to/react";
import type { ReactNode } from "react";
import type { FoundAppeal } from "#app/domain/appeals/appeal.ts";
import type { AppealChange } from "#app/domain/appeals/change-appeal.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { useAccountAddress } from "../frame/account-address.ts";
import { appealsPath } from "./appeal-address.ts";

export type ChangeName = AppealChange["change"];

/** A form of the appeal's page, where it came back. */
export type RefusedChange = SubmissionResult<string[]> | undefined;

/** What a change is sent for: the appeal, in the version that was read and when that was written. */
export type ChangedAppeal = Pick<FoundAppeal, "appealId" | "version" | "updatedAt">;

interface ChangeFormProps {
  appeal: ChangedAppeal;
  change: ChangeName;
  submit: string;
  rank?: "primary" | "secondary";
  children?: ReactNode;
}

/** Sends a change of an appeal, with the version that it was made in. */
export function ChangeForm({ appeal, change, submit, rank = "secondary", children }: ChangeFormProps) {
  const address = useAccountAddress();
  return (
    <form
      method="post"
      action={address(appealsPath, { appeal: appeal.appealId })}
      className={stack.part}
      noValidate
    >
      <input type="hidden" name="version" value={appeal.version} />
      <input type="hidden" name="seenAt" value={appeal.updatedAt} />
      {children}
      <div>
        <SubmitButton name="change" value={change} rank={rank}>
          {submit}
        </SubmitButton>
      </div>
    </form>
  );
}

export function changeFieldId(change: string, field: string): string {
  return `${change}-${field}`;
}

/** Returns the field values of a change: the typed ones if the form came back, else `usual`. */
export function fieldsOfChange(change: ChangeName, refused: RefusedChange, usual: Record<string, string>) {
  const typed = refused?.initialValue as Record<string, string | undefined> | undefined;
  const isBack = typed?.change === change;
  return {
    isBack,
    field: (name: string) => ({
      id: changeFieldId(change, name),
      name,
      defaultValue: (isBack ? typed[name] : usual[name]) ?? "",
      error: isBack ? refused?.error?.[name]?.[0] : undefined,
    }),
  };
}
