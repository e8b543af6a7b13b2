import type { Phrase } from "#app/domain/reading/labels/phrases.ts";
import { listPhrases } from "#app/domain/reading/labels/phrases.ts";

/** What only a patient's documents have. */
export const patients: readonly Phrase[] = [
  "cpt",
  "diagnoses",
  "diagnosis",
  "hcpcs",
  "mrn",
  "paciente(s)",
  "patient(s)",
];

/** What a patient's account is told by; a garage's may have it, too. */
export const accountsOfPatients: readonly Phrase[] = ["date(s) of service", "guarantor"];

/** Care that a receipt may be for. */
export const careOnReceipts: readonly Phrase[] =
  listPhrases(`blood draw(s)|blood test(s)|copay*|counseling|counselor(s)|drug screen(s)|hospital*|icd(-)10|injection|
    npi|occupational|physician(s)|superbill|therapeutic|therapies|therapist(s)|therapy|urgent care|vaccin*|
    x(-)ray(s)`);

/** The same, which a gym's or a plumber's may have, too. */
export const visitsOnReceipts: readonly Phrase[] = [
  "date of birth",
  "dob",
  "insurance",
  "(poli)clinic*",
  "provider",
  "visit(s)",
];

/** Care that only a medical bill mentions. */
export const care: readonly Phrase[] = [
  "acupunctur*",
  "allergist*",
  "ambulance",
  "anesth*",
  "audiogram(s)",
  "biops*",
  "cardiolog*",
  "catheter*",
  "charity care",
  "chiropract*",
  "co(-)insurance",
  "colonoscop*",
  "d.d.s",
  "d.m.d",
  /d[0-9]\d{3}(?= )/,
  "dds",
  "dental",
  "dentistry",
  "dentist(s)",
  "dermatolog*",
  "dialysis",
  "dmd",
  "ecg",
  "ekg",
  "endoscop*",
  "gastroenterolog*",
  "gyn(a)ecolog*",
  "hmo",
  "hospice",
  "infusion",
  "inpatient",
  "mammogra*",
  "medicaid",
  "medical",
  "medicare",
  "medica(s)",
  "medication(s)",
  "medico(s)",
  "midwife",
  "midwifery",
  "midwives",
  "mri",
  "nephrolog*",
  "neurolog*",
  "newborn",
  "nurse(s)",
  "nursing",
  "obstetric*",
  "oncolog*",
  "ophthalm*",
  "optometr*",
  "orthop(a)edi*",
  "outpatient",
  "p(a)ediatr*",
  "patholog*",
  "periodon*",
  "pharmac*",
  "podiatr*",
  "ppo",
  "prescription(s)",
  "psych*",
  "radiolog*",
  "rehab*",
  "rheumatolog*",
  "room & board",
  "room and board",
  "rx",
  "semi(-)private",
  "specimen",
  "surgeon(s)",
  "surgery",
  "surgical",
  "teeth",
  "tooth",
  "ultrasound",
  "urolog*",
];

/** Words that speak of care and of other things. */
export const nearCare: readonly Phrase[] =
  listPhrases(`admission|admit|admitted|birth( )date|born|care|consulta(s)|debt collector(s)|deductible|discharge*|
    doctor*|emergency|exam(s)|expediente|family account|fecha de nacimiento|health*|hearing|laboratories|
    laboratory|lens(es)|orina|procedure(s)|salud|sangre|seguro|treatment|urgencias|vision`);

/** Two letters that what was done begins with, though modifiers have two, too: "71045 XR chest". */
export const beginningsOfServices: readonly Phrase[] = listPhrases(
  `ct|ed|er|im|ir|iv|mr|nm|or|ot|pt (re)eval*|us|xr`,
);
