import type { AppLoadContext } from "@remix-run/node";
import type { AccountProfile } from "#app/domain/accounts/account.ts";
import { getProfile } from "#app/domain/accounts/profile.server.ts";
import type { AppealServices } from "#app/domain/appeals/write-appeal.server.ts";
import { dayInZone } from "#app/domain/dates/day-in-zone.ts";
import { timeZoneOfZip } from "#app/domain/places/time-zone.ts";
import type { AccountAccess } from "../frame/gate.server.ts";

/** The context of appeal pages: the services, the person, and the current day where that person lives. */
export interface AppealDesk {
  services: AppealServices;
  profile: AccountProfile;
  /** ISO day. */
  today: string;
  /** Whether the time zone is their ZIP code's; else it is Eastern time. */
  isZoneKnown: boolean;
}

export async function openAppealDesk(context: AppLoadContext, access: AccountAccess): Promise<AppealDesk> {
  const { db, clock, gazetteer } = context;
  const { profile } = await getProfile(db, access.account);
  const known = timeZoneOfZip(gazetteer, profile.zip);
  const timeZone = known?.timeZone ?? "America/New_York";
  return {
    services: { db, clock, timeZone },
    profile,
    today: dayInZone(timeZone, clock.now()),
    isZoneKnown: known !== null,
  };
}
