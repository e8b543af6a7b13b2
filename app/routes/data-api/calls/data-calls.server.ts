import type { DataCall } from "../data-call.server.ts";
import { getAssistance } from "./assistance.server.ts";
import { costComparisonCalls } from "./cost-comparison.server.ts";
import { hospitalFinderCalls } from "./hospital-finder.server.ts";
import { checkPayerAndHospital } from "./payer-check.server.ts";
import { getRecentUploads } from "./recent-uploads.server.ts";
import { getRights } from "./rights.server.ts";
import { serviceSearchCalls } from "./service-search.server.ts";
import { serviceViewerCalls } from "./service-viewer.server.ts";
import { searchServices } from "./services.server.ts";
import { commonCalls } from "./states-and-hospital-metadata.server.ts";
import { statewisePricingCalls } from "./statewise-pricing.server.ts";
import { getStatistics } from "./statistics.server.ts";

/** Every call of the data API that is read with GET, in the order of its documentation. */
export const dataCalls: readonly DataCall[] = [
  getStatistics,
  ...serviceSearchCalls,
  searchServices,
  ...hospitalFinderCalls,
  ...serviceViewerCalls,
  ...costComparisonCalls,
  ...statewisePricingCalls,
  ...commonCalls,
  getAssistance,
  getRights,
  checkPayerAndHospital,
  getRecentUploads,
];
