const callFamilies = [
  "get_statistics",
  "mcp",
  "service_search",
  "statewise_pricing",
  "common",
  "cost_comparison",
  "hospital_finder",
  "services",
  "service_viewer",
  "ocr/get_recent_uploads",
];
/** In any case, with '/' at the end: the router takes these, too. */
const dataApiPath = new RegExp(`^/(?:${callFamilies.join("|")})(?:/|$)|\\.(?:json|csv)/*$`, "i");

/** Whether programs rather than people read this path: the data API's calls, and pages as JSON or CSV. */
export function isDataApiPath(path: string): boolean {
  return dataApiPath.test(path);
}
