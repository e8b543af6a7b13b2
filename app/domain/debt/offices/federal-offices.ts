import type { HowRead } from "../debt-right.ts";
import { SECONDARY, TEXT } from "../rights/how-read.ts";
import type { Office } from "./state-offices.ts";

/** A federal office, or a state's where the key says so. Its words are in content, by its key. */
export interface FederalOffice extends HowRead, Office {
  key: string;
  source: string;
}

/** Federal offices that take complaints; what we only know by hearsay, a page or a phone too, is not here. */
export const federalOffices = [
  {
    ...TEXT,
    key: "help-desk",
    name: "No Surprises Help Desk",
    url: "https://www.cms.gov/medical-bill-rights/help/submit-a-complaint",
    phone: "1-800-985-3059",
    source: "nsa-idr.cms.gov, consumer complaints page",
  },
  {
    ...SECONDARY,
    key: "ebsa",
    name: "Employee Benefits Security Administration",
    url: "https://www.askebsa.dol.gov",
    phone: "1-866-444-3272",
    source: "dol.gov, EBSA What We Do; askebsa.dol.gov; the phone from a second text",
  },
  {
    ...SECONDARY,
    key: "medicare",
    name: "Medicare",
    url: "https://www.medicare.gov",
    phone: "1-800-633-4227",
    source:
      "medicareinteractive.org, reporting fraud; the public list state_help.json (fighthealthinsurance, 2025-12-30)",
  },
  {
    ...SECONDARY,
    key: "ship",
    name: "State Health Insurance Assistance Program (SHIP)",
    url: "https://www.shiphelp.org",
    phone: "877-839-2675",
    source: "the public list state_help.json (fighthealthinsurance, 2025-12-30)",
  },
  {
    ...SECONDARY,
    key: "smp",
    name: "Senior Medicare Patrol",
    url: "https://www.smpresource.org",
    phone: null,
    source: "smpresource.org, Report Fraud",
  },
  {
    ...SECONDARY,
    key: "oig",
    name: "HHS Office of Inspector General",
    url: "https://oig.hhs.gov",
    phone: "1-800-447-8477",
    source: "smpresource.org; medicareinteractive.org",
  },
  {
    ...SECONDARY,
    key: "cfpb",
    name: "Consumer Financial Protection Bureau",
    url: "https://www.consumerfinance.gov/complaint",
    phone: "1-855-411-2372",
    source: "Research file, 2026-10-01, which quotes pages of CMS and CFPB",
  },
  {
    ...TEXT,
    key: "tricare",
    name: "TRICARE Debt Collection Assistance Officer",
    url: null,
    phone: null,
    source: "newsroom.tricare.mil, 2026-02-10; humanamilitary.com handbook",
  },
  {
    ...SECONDARY,
    key: "va",
    name: "Veterans Affairs, copay bills",
    url: "https://www.va.gov/health-care/pay-copay-bill/dispute-charges",
    phone: "866-400-1238",
    source: "va.gov page of 2024-03-22; va.gov archive of 2016 for the phone",
  },
  {
    ...SECONDARY,
    key: "marketplace",
    name: "HealthCare.gov Marketplace",
    url: "https://www.healthcare.gov",
    phone: "1-800-318-2596",
    source: "the public list state_help.json (fighthealthinsurance, 2025-12-30)",
  },
  {
    ...SECONDARY,
    key: "transparency",
    name: "Hospital price transparency at CMS",
    url: "https://www.cms.gov/hospital-price-transparency",
    phone: null,
    source: "Research file, 2026-10-01, which quotes CMS",
  },
] as const satisfies readonly FederalOffice[];

export type FederalOfficeKey = (typeof federalOffices)[number]["key"];
