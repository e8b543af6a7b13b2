import { afterEach, beforeEach, expect, vi } from "vitest";

// What a page or the server complains about on console.error is a fault, even when the answer looked right.
beforeEach(() => {
  vi.spyOn(console, "error");
});

afterEach(() => {
  const complaints = vi.mocked(console.error).mock.calls.map((call) => call.map(String).join(" "));
  vi.mocked(console.error).mockRestore();
  expect(complaints).toEqual([]);
});
