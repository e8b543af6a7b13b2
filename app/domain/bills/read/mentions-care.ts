import { foldCase } from "./labels/fold-text.ts";
import { type Row, textOf } from "./layout/rows.ts";

/** Words that nobody else's bill has, English and Spanish. */
const OF_CARE =
  /\b(?:patients?|pacientes?|hospital\w*|physicians?|surgeons?|surg(?:ery|ical)|nurs(?:e|es|ing)|midwi(?:fe|ves|fery)|medic(?:al|are|aid|ations?)|medic[oa]s?|dent(?:al|ists?|istry)|dds|dmd|d\.(?:d\.s|m\.d)|periodon\w*|tooth|teeth|d[0-9]\d{3}(?= )|therap(?:y|ist|ists|ies|eutic)|rehab\w*|ambulance|radiolog\w*|patholog\w*|anesth\w*|semi-?private|charity care|ppo|hmo|newborn|ultrasound|mammogra\w*|colonoscop\w*|endoscop\w*|biops\w*|catheter\w*|e[ck]g|x-?rays?|mri|diagnos[ei]s|prescriptions?|copay\w*|co-?insurance|npi|cpt|hcpcs|icd-?10|mrn|hospice|dialysis|infusion|injection|vaccin\w*|specimen|psych\w*|p(?:a)?ediatr\w*|cardiolog\w*|dermatolog\w*|neurolog\w*|urolog\w*|oncolog\w*|orthop(?:a)?edi\w*|chiropract\w*|optometr\w*|ophthalm\w*|podiatr\w*|acupunctur\w*|gyn(?:a)?ecolog\w*|obstetric\w*|gastroenterolog\w*|nephrolog\w*|rheumatolog\w*|allergist\w*|counsel(?:ing|ors?)|superbill|occupational|drug screens?|blood (?:tests?|draws?)|audiograms?|urgent care|outpatient|inpatient|pharmac\w*|rx|room and board|room & board)\b/g;
/** Words that a gym's, a plumber's or a garage's may have, too. */
const MAYBE_OF_CARE =
  /\b(?:(?:poli)?clinic\w*|doctor\w*|health\w*|salud|care|treatment|visits?|exams?|procedures?|insurance|seguro|deductible|provider|laborator(?:y|ies)|emergency|date of birth|dob|fecha de nacimiento|consultas?|sangre|orina|urgencias|expediente|birth ?date|born|dates? of service|guarantor|family account|debt collectors?|vision|lens(?:es)?|hearing|discharge\w*|admi(?:t|ssion|tted))\b/g;
const FEWEST = 3;

/** Whether a document speaks of care at all: a bill of a plumber or a gym has amounts, dates and a total, too. */
export function mentionsCare(rows: readonly Row[]): boolean {
  const text = foldCase(rows.map((row) => textOf(row.words)).join("\n"));
  const weight = 2 * new Set(text.match(OF_CARE)).size + new Set(text.match(MAYBE_OF_CARE)).size;
  return weight >= FEWEST;
}
