import type { DenialDay } from "#app/domain/appeals/list-denial-days.server.ts";
import type { Deadline } from "#app/domain/deadlines/deadline.ts";

/** Something that wants its owner's eye. `on`: the ISO day that it is due or dates from. */
export type Attention =
  /** A bill that was read or typed in part, and not checked. */
  | { kind: "draft"; on: string; billId: string; providerName: string | null }
  /** An explanation of benefits that was read and not checked, that no bill is put together with, or that refuses all without a day
   *  to come; it was added on the day. */
  | {
      kind: "explanation-draft" | "explanation-unlinked" | "explanation-refused";
      on: string;
      explanationId: string;
      planName: string | null;
    }
  /** The plan said no to a claim of an explanation; it can be appealed until the day. */
  | ({ kind: "denial"; on: string } & DenialDay)
  /** Another person's invitation that waits for an answer; the invitation ends on the day. */
  | { kind: "invited"; on: string; grantId: string; personName: string }
  /** An invitation that no one has answered; the invitation ends on the day. */
  | { kind: "invitation-open"; on: string; grantId: string; personName: string }
  /** One that ended without an answer. */
  | { kind: "invitation-ended"; on: string; grantId: string; personName: string }
  /** The last day of what a person may see and do. */
  | { kind: "access-ending"; on: string; grantId: string; personName: string }
  /** The last day of a step of the patient's in an appeal, coming or just past. */
  | ({ kind: "deadline" | "deadline-past" } & AboutAppeal)
  /** The same of a day that no law sets. */
  | ({ kind: "own-day" | "own-day-past" } & AboutAppeal)
  /** The other side let its last day pass. */
  | ({ kind: "answer-overdue" } & AboutAppeal);

interface AboutAppeal {
  on: string;
  appealId: string;
  providerName: string | null;
  deadline: Pick<Deadline, "kind" | "name">;
}
