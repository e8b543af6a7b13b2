import type { HospitalQuality } from "./hospital-quality.ts";

/** What CMS's list says of a hospital's quality, as our JSON names it; null: it gives none of that. */
export function qualityInJson({
  overallRating,
  quality,
}: {
  overallRating: number | null;
  quality: HospitalQuality | null;
}) {
  return {
    stars: overallRating,
    birthing_friendly: quality?.isBirthingFriendly ?? null,
    mortality: quality?.mortality ?? null,
    safety: quality?.safety ?? null,
    readmission: quality?.readmission ?? null,
    experience_measures: quality?.experience ?? null,
    timeliness_measures: quality?.timeliness ?? null,
    edition: quality?.edition ?? null,
  };
}
