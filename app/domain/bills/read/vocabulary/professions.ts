import { listPhrases } from "#app/domain/reading/labels/phrases.ts";

/** The letters of professions behind a clinician's name, without dots. */
export const professions: readonly string[] =
  listPhrases(`ANP|APRN|ARNP|AuD|BCBA|CNM|CNP|CPM|CRNA|CCC-SLP|DC|DDS|DMD|DO|DPM|DPT|FNP|LAc|LCMHC|LCPC|LCSW|LDN|LICSW|
    LMFT|LMHC|LMSW|LMT|LPC|LPCC|MA|MD|MS|ND|NP|OD|OTD|OTR|PA-C|PNP|PT|PhD|PsyD|RD|RDN|RN|SLP`);

/** Who is called by a profession before the name: "Physician Joan Castleberry". Any "-ologist" is one, too. */
export const titlesOfProfessions: ReadonlySet<string> = new Set(
  listPhrases(
    `attending|clinician|counselor|dentist|doctor|midwife|pharmacist|physician|provider|surgeon|therapist`,
  ),
);
