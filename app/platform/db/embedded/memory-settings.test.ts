import { expect, test } from "vitest";
import { memorySettings } from "./memory-settings.server.ts";

const GIGABYTE = 1024 ** 3;

test.each([
  [0.5, "128MB"],
  [1, "128MB"],
  [4, "512MB"],
  [64, "2048MB"],
])("of %d GB of memory PostgreSQL takes %s for its cache", (gigabytes, shared_buffers) => {
  expect(memorySettings(gigabytes * GIGABYTE)).toEqual({ shared_buffers });
});

test("the memory of this machine is known", () => {
  expect(memorySettings().shared_buffers).toMatch(/^\d+MB$/);
});
