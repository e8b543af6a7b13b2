import { termPath } from "./glossary-categories.ts";
import { termSlug } from "./glossary-term.ts";

/** The terms that other pages link to, by the page of the glossary on which each is. */
const terms = {
  "contracting-pricing-transparency": [
    "Standard charge",
    "Gross charge",
    "Discounted cash price",
    "Payer-specific negotiated charge",
    "De-identified minimum negotiated charge",
    "De-identified maximum negotiated charge",
    "Allowed amount",
    "Median allowed amount",
    "10th and 90th percentile allowed amounts",
    "Count of allowed amounts",
    "Machine-readable file (MRF)",
    "Shoppable service",
    "Chargemaster",
    "Contract methodology",
    "Case rate",
    "Per diem rate",
    "Fee schedule",
    "Percent of total billed charges",
    "Negotiated algorithm",
    "Setting",
    "Billing class",
    "Drug unit of measurement",
    "Attestation",
    "cms-hpt.txt file",
    "Facility fee",
    "Professional fee",
    "National Drug Code (NDC)",
    "National Provider Identifier (NPI)",
    "Estimated allowed amount",
  ],
  "claims-billing-appeals": [
    "CPT code",
    "HCPCS Level II code",
    "Modifier",
    "Revenue code",
    "Itemized bill",
    "Billing statement",
    "Explanation of benefits (EOB)",
    "Balance billing",
    "Line item",
  ],
  "payment-reimbursement": [
    "Medicare severity diagnosis-related group (MS-DRG)",
    "Deductible",
    "Coinsurance",
    "Copayment",
    "Out-of-pocket maximum",
    "Charity care",
    "Self-pay",
    "Cost-to-charge ratio",
    "Contractual adjustment",
  ],
  "legal-compliance-privacy": [
    "Good faith estimate",
    "No Surprises Act",
    "Hospital Price Transparency rule",
    "Financial assistance policy",
    "Protected health information (PHI)",
    "Right of access",
  ],
  "ai-data-systems": [
    "Optical character recognition (OCR)",
    "Median",
    "Percentile",
    "Outlier",
    "Sample size",
    "SHA-256 checksum",
  ],
  "managed-care-organizations": ["Payer", "In-network provider", "Out-of-network provider"],
  "utilization-management": ["Prior authorization"],
} as const;

/** A term that other pages can link to, by its name in the English glossary. */
export type LinkedTerm = (typeof terms)[keyof typeof terms][number];

/** Where the glossary explains each. */
export const termPaths = Object.fromEntries(
  Object.entries(terms).flatMap(([categoryId, names]) =>
    names.map((name) => [name, termPath(categoryId, termSlug(name))]),
  ),
) as Record<LinkedTerm, string>;
