/** The site's limits of time as environment variables, for sites and programs that run next to other tests: long enough to end
 *  only what hangs. */
export const patientLimits = {
  OCR_PAGE_TIMEOUT_MS: "300000",
  STATEMENT_TIMEOUT_MS: "300000",
  UPLOAD_IDLE_TIMEOUT_MS: "300000",
};
