import type { Deadline } from "#app/domain/deadlines/deadline.ts";

interface DeadlineOfAppeal {
  appealId: string;
  billId: string;
  deadline: Pick<Deadline, "kind" | "dueOn" | "name">;
}

/** What is alike for one and the same deadline of several letters: the bill, the kind of right and the day. Asking how a letter
 *  stands is each letter's own. */
export function deadlineKeyOf({
  appealId,
  billId,
  deadline: { kind, dueOn, name },
}: DeadlineOfAppeal): string {
  return [kind === "follow-up" ? appealId : billId, kind, dueOn, name ?? ""].join(" ");
}
