/** The groups of measures that CMS compares with the national rate, and those of which its list only counts the measures. */
export const COMPARED_GROUPS = ["mortality", "safety", "readmission"] as const;
export const COUNTED_GROUPS = ["experience", "timeliness"] as const;

/** How many measures of a group are better than the national rate, no different from it, and worse. */
export interface ComparedMeasures {
  better: number;
  same: number;
  worse: number;
}

/** What CMS's list says about a hospital's quality in addition to its stars; null for a group: CMS gives none of it. */
export type ListedQuality = Record<(typeof COMPARED_GROUPS)[number], ComparedMeasures | null> &
  /** How many of the group's measures CMS publishes of the hospital. */
  Record<(typeof COUNTED_GROUPS)[number], number | null> & {
    /** Whether it meets CMS's criteria of a birthing-friendly hospital. False: it does not, or reports nothing of it. */
    isBirthingFriendly: boolean;
  };

/** `edition`: the month of the list, 'YYYY-MM'; null: no one said which it is. */
export type HospitalQuality = ListedQuality & { edition: string | null };

/** Whether a value of the database is one: only the import writes it. */
export const isHospitalQuality = (value: unknown): value is HospitalQuality =>
  typeof value === "object" && value !== null && "isBirthingFriendly" in value;
