import type { DurableWork, JobQueue, WorkOptions } from "#app/platform/jobs/open-queue.server.ts";

export const SEND_MAIL = "send-mail";
export const FORWARD_WAITLIST = "forward-waitlist";
export const AUDIT_BILLS = "audit-bills";

/** What pages ask for, whichever process does it. */
export interface OfferedWork {
  /** Sends mail about accounts. */
  mailing: DurableWork;
  /** Sends waitlist entries on. */
  waitlistForwarding: DurableWork;
  /** Audits the bills that wait for it. */
  auditing: DurableWork;
}

/** A person waits for it: the first tries come soon. */
const SOON: WorkOptions = { firstRetrySeconds: 5, maxRetries: 16 };

export async function offerWork(queue: JobQueue): Promise<OfferedWork> {
  return {
    mailing: await queue.offerWork(SEND_MAIL, SOON),
    waitlistForwarding: await queue.offerWork(FORWARD_WAITLIST),
    auditing: await queue.offerWork(AUDIT_BILLS, SOON),
  };
}
