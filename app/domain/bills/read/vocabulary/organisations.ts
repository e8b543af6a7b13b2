import type { Phrase } from "#app/domain/reading/labels/phrases.ts";
import { listPhrases } from "#app/domain/reading/labels/phrases.ts";

/** Kinds of places where care is given. */
export const placesOfCare: readonly Phrase[] =
  listPhrases(`centro medico|clinica|clinic(s)|health center(s)|health centre(s)|hospital(s)|infirmary|
    medical center(s)|medical centre(s)|surgery center(s)|surgery centre(s)`);

/** What only the name of such a place has, in addition to a provider's words. */
export const morePlaces: readonly Phrase[] = [
  "campus",
  "center$",
  "centre$",
  "general$",
  "hosp$",
  "institute$",
  "memorial$",
  "pavilion$",
  "regional health$",
  "regional$",
  "surgery",
  "surgical",
];

/** What practices and companies of care are called by. */
export const practices: readonly Phrase[] =
  listPhrases(`ambulance|anesthesi*|associates|cardiology|care|clinic|dental|dentistry|diagnostic(s)|emergency|ems|
    family|imaging|lab*|oral|orthop*|pathology|pediatric(s)|physician(s)|radiolog*|rehab*|surgery|therapy|
    transport|urgent`);

/** Words of companies that pay for care. */
export const payers: readonly Phrase[] = [
  "administrator(s)",
  "aetna",
  "ambetter",
  "anthem",
  "aseguradora",
  "assurance",
  "bcbs",
  "benefit trust",
  "benefit(s)",
  "blue( )cross",
  "blue( )shield",
  "centene",
  "champva",
  "cigna",
  "coverage",
  "epo",
  "health & welfare fund",
  "health & welfare trust",
  "health and welfare fund",
  "health and welfare trust",
  "health fund",
  "health( )plan(s)",
  "health trust",
  "hmo",
  "humana",
  "indemnity",
  "insurance",
  "insurer(s)",
  "kaiser permanente insurance",
  "medi-cal",
  "medicaid",
  "medicare",
  "molina",
  "mutual",
  "oscar",
  { phrase: "plan", notAfter: ["practice"], example: "Faculty Practice Plan of Alder County" },
  "ppo",
  "seguro(s)",
  "tpa",
  "tricare",
  "uhc",
  "underwriters",
  "united healthcare",
  "unitedhealthcare",
  "welfare fund",
  "welfare trust",
  "wellcare",
  "workers(') comp",
];

/** Offices that a hospital has, too: "Mercy Hospital Billing". */
export const offices: readonly Phrase[] =
  listPhrases(`billing|business office|cobranza(s)|collection(s)|collector(s)|financial|receivable(s)|revenue|
    service center|solutions`);

/** Words of companies that bill or collect for others, in addition to those of offices. */
export const billers: readonly Phrase[] = [
  "account resolution",
  "account services",
  "accounts",
  "accounts service",
  "adjuster(s)",
  "adjusting bureau",
  "adjusting co",
  "adjusting company",
  "adjusting corp",
  "adjusting service(s)",
  "adjustment bureau",
  "adjustment co",
  "adjustment company",
  "adjustment corp",
  "adjustment service(s)",
  "asset",
  "bureau",
  "capital corp",
  "capital funding",
  "capital group",
  "capital llc",
  "capital management",
  "capital one",
  "capital partners",
  "capital recovery",
  "capital$",
  "cobros",
  "credit",
  "customer service",
  "debt",
  "funding",
  "guarantor(s)",
  "lockbox",
  "management services",
  "patient account(s)",
  "patient financial",
  "payment processing",
  "payment(s)",
  "portfolio",
  "processing center",
  "recoveries",
  {
    phrase: "recovery",
    notAfter: listPhrases(
      `center for|center of|house for|house of|institute for|institute of|place for|place of`,
    ),
    notBefore: ["center", "centre", "hospital", "home"],
    example: "Oak House for Recovery",
  },
  "remittance",
  "resolution",
  "resolve",
  "statement processing",
];

/** What is next to a place of care where its office or plan is named. */
export const officesOfPayers: readonly Phrase[] = [
  "account(s)",
  "benefit(s)",
  "cobro(s)",
  "health plan",
  "insurance",
  "mutual",
  "processing",
];

/** What places are called by: "Sherman Heights" is one, though a person may be called Sherman. */
export const lands: readonly Phrase[] =
  listPhrases(`bluff(s)|campus|canyon|creek|crossing|falls|harbor|heights|highlands|island|landing|meadows|mesa|
    mountain|oaks|pines|plains|prairie|ridge|shore(s)|springs|valley`);

/** Whose service an ambulance may be: it stands above the name of one. */
export const governments: readonly Phrase[] = [
  "borough of",
  "borough$",
  "city of",
  "county of",
  "county$",
  "parish$",
  "town of",
  "township$",
  "village of",
];
