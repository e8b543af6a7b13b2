import { normaliseHospitalName } from "#app/domain/hospitals/names/hospital-name.ts";

/** A hospital of Part V.A or a section of Part V.B, by what pairs them. */
export interface NumberedSection {
  number: string | null;
  name: string;
}

export type GroupedSection = NumberedSection & { reportingGroup: string | null };

/** 'A', 'GROUP A', 'FACILITY REPORTING GROUP - A', 'A-14 Facilities - See Part V Sec C'. */
const GROUP_NAMES = [
  /^"?([A-Z]{1,3})"?$/i,
  /\bgroup\s*(?:[-–:("']\s*)*([A-Z]{1,3})\b/i,
  /^([A-Z]{1,3})\s*[-–:(]\s*\d+\s+(?:facilit|hospital)/i,
];

/**
 * Returns a hospital's section B: by the name of its reporting group; else by its own name; else by its number. A
 * number counts only if no group and no other hospital has it. A group's number is its hospitals' numbers joined,
 * such as 134. Null: no section is certain.
 */
export function findSection<Section extends NumberedSection>(
  facility: GroupedSection,
  facilities: readonly GroupedSection[],
  sections: readonly Section[],
): Section | null {
  const groups = new Set(facilities.flatMap(({ reportingGroup }) => reportingGroup ?? []));
  const groupOf = (section: Section) => groupNamed(section.name, groups);
  const ofGroup = sections.find((section) => groupOf(section) === facility.reportingGroup);
  if (facility.reportingGroup !== null && ofGroup) return ofGroup;
  const single = sections.filter((section) => groupOf(section) === null);
  const own = single.filter((section) => haveOneName(section, facility));
  const [ownFirst, ...ownOthers] = own;
  if (ownFirst && ownOthers.length === 0) return ownFirst;
  if (facility.reportingGroup !== null) return null;
  const candidates = own.length > 1 ? own : single.filter((section) => isNobodys(section, facilities));
  const [numbered, another] = candidates.filter(
    ({ number }) => number !== null && number === facility.number,
  );
  if (numbered && !another) return numbered;
  return own.length === 0 && facilities.length === 1 && sections.length === 1 ? (single[0] ?? null) : null;
}

function groupNamed(sectionName: string, groups: ReadonlySet<string>): string | null {
  for (const pattern of GROUP_NAMES) {
    const letters = pattern.exec(sectionName.trim())?.[1]?.toUpperCase();
    if (letters && groups.has(letters)) return letters;
  }
  return null;
}

function isNobodys(section: NumberedSection, facilities: readonly NumberedSection[]): boolean {
  return !facilities.some((facility) => haveOneName(section, facility));
}

function haveOneName(a: NumberedSection, b: NumberedSection): boolean {
  const name = normaliseHospitalName(a.name);
  return name !== "" && name === normaliseHospitalName(b.name);
}
