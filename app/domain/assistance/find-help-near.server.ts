import type { Point } from "#app/domain/places/place.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { helpRadii } from "./help-radii.ts";
import { type Help, helpKinds, judgeHelp } from "./judge-help.ts";
import { listHospitalsNear, type NearAssistingHospital } from "./list-hospitals-near.server.ts";
import { type Household, type Screening, screenHousehold } from "./screen-household.ts";

/** A hospital near, with what the household may get there. */
export interface NearHelp {
  hospital: NearAssistingHospital;
  screening: Screening;
  help: Help;
}

export interface HelpNear {
  /** The best help first, then the nearest. */
  found: NearHelp[];
  /** The distance that was looked within. Null: none is within the longest, and the nearest one is all that was found. */
  miles: number | null;
}

/** What a household may get at the hospitals around a place on an ISO day. A radius without a hospital is widened. */
export async function findHelpNear(
  db: Database,
  place: Point,
  { household, miles, day }: { household: Household; miles: number; day: string },
): Promise<HelpNear> {
  for (const radius of helpRadii.filter((radius) => radius >= miles)) {
    const hospitals = await listHospitalsNear(db, place, radius);
    if (hospitals.length > 0) return { found: rankHelp(hospitals, household, day), miles: radius };
  }
  return { found: rankHelp(await listHospitalsNear(db, place, null), household, day), miles: null };
}

function rankHelp(
  hospitals: readonly NearAssistingHospital[],
  household: Household,
  day: string,
): NearHelp[] {
  const ranks = new Map(helpKinds.map((kind, rank) => [kind, rank]));
  const rankOf = ({ help }: NearHelp) => ranks.get(help.kind) ?? helpKinds.length;
  return hospitals
    .map((hospital) => {
      const screening = screenHousehold(hospital, household, day);
      return { hospital, screening, help: judgeHelp(hospital, household, screening) };
    })
    .toSorted(
      (one, other) =>
        rankOf(one) - rankOf(other) || one.hospital.distanceMiles - other.hospital.distanceMiles,
    );
}
