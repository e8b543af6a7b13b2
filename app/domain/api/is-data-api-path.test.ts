import { expect, test } from "vitest";
import { isDataApiPath } from "./is-data-api-path.ts";

test.each([
  "/get_statistics",
  "/common/hospital_metadata/St.%20Mary%2FWest",
  "/services/search",
  "/ocr/get_recent_uploads",
  "/openapi.json",
  "/hospital_search.csv",
  "/COMMON/get_states",
  "/AUDIT.JSON",
  "/audit.json/",
])("%s is read by programs", (path) => {
  expect(isDataApiPath(path)).toBe(true);
});

test.each([
  "/",
  "/hospital_search",
  "/get_statistics_of_mine",
  "/common_questions",
  "/api",
  "/ocr/cloud_ocr",
  "/ocr/read_document",
  "/ocr/reading_progress",
  "/jsonfile",
])("%s is not", (path) => {
  expect(isDataApiPath(path)).toBe(false);
});
