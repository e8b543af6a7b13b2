import type { DurableWork, JobQueue, WorkOptions } from "#app/platform/jobs/open-queue.server.ts";

export const SEND_MAIL = "send-mail";
export const FORWARD_WAITLIST = "forward-waitlist";

/** What pages ask for, whichever process does it. */
export interface OfferedWork {
  /** Sends mail about accounts. */
  mailing: DurableWork;
  /** Sends waitlist entries on. */
  waitlistForwarding: DurableWork;
}

/** A reader waits for mail: the first tries come soon. */
const MAIL_OPTIONS: WorkOptions = { firstRetrySeconds: 5, mostRetries: 16 };

export async function offerWork(queue: JobQueue): Promise<OfferedWork> {
  return {
    mailing: await queue.offerWork(SEND_MAIL, MAIL_OPTIONS),
    waitlistForwarding: await queue.offerWork(FORWARD_WAITLIST),
  };
}
