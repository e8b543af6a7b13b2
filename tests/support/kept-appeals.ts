import { randomUUID } from "node:crypto";
import { beginAppeal, type NewAppeal } from "#app/domain/appeals/begin-appeal.server.ts";
import type { AppealChange } from "#app/domain/appeals/change-appeal.ts";
import { changeKeptAppeal } from "#app/domain/appeals/change-kept-appeal.server.ts";
import { keptAppeals } from "#app/domain/appeals/kept-appeals.server.ts";
import { noDates } from "#app/domain/deadlines/find-deadlines.ts";
import type { TestSite } from "./open-test-site.ts";
import type { SignedIn } from "./sign-in.ts";

const timeZone = "America/New_York";

/** Keeps an appeal of a person, about a claim that a plan denied unless it is said otherwise; gives its id. */
export async function keepAppeal(
  { db, clock }: Pick<TestSite, "db" | "clock">,
  { account }: SignedIn,
  appeal: Partial<NewAppeal> & Pick<NewAppeal, "billId">,
  ...changes: AppealChange[]
): Promise<string> {
  const appealId = randomUUID();
  const services = { db, clock, timeZone };
  await beginAppeal(services, account, {
    appealId,
    kind: "internal-appeal",
    audit: null,
    askedCents: 12_345,
    dates: noDates,
    timing: "after-service",
    plan: "private",
    follows: null,
    ...appeal,
  });
  for (const change of changes) {
    const { version } = (await keptAppeals.find(db, account, appealId))!;
    const changed = await changeKeptAppeal(services, account, { appealId, version, change });
    if (changed.outcome !== "saved") throw new Error(`The appeal is not changed: ${JSON.stringify(changed)}`);
  }
  return appealId;
}
