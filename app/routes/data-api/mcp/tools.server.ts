import { auditBill, auditBillText, auditBillWithEob } from "./audit-tools.server.ts";
import { explainTerm, planRates, screenAssistance } from "./bill-tools.server.ts";
import { compareHospitals, hospitalPrice, whyMissing } from "./hospital-tools.server.ts";
import { findService, pricesNear } from "./price-tools.server.ts";
import { rightsByState } from "./rights-tools.server.ts";
import type { Tool } from "./tool.server.ts";

/** Every tool, in the order in which assistants see them. */
export const tools: readonly Tool[] = [
  findService,
  pricesNear,
  hospitalPrice,
  compareHospitals,
  whyMissing,
  planRates,
  auditBillText,
  auditBill,
  auditBillWithEob,
  screenAssistance,
  rightsByState,
  explainTerm,
];
