import { expect, test, vi } from "vitest";
import { logFailure } from "./log-failure.ts";

test("a failure is logged by kind, code and place, without its message", () => {
  const error = new TypeError("Failed query: insert … params: patient@example.org", {
    cause: { code: "23505" },
  });
  logFailure("A page failed", error);
  const [text] = vi.mocked(console.error).mock.calls[0] ?? [];
  vi.mocked(console.error).mockClear();
  expect(text).toMatch(/^A page failed: TypeError 23505\n {4}at /);
  expect(text).toContain("log-failure.test.ts");
  expect(text).not.toContain("patient@example.org");
});

test("what was thrown without being an error is logged too", () => {
  logFailure("A page failed", "patient@example.org");
  const [text] = vi.mocked(console.error).mock.calls[0] ?? [];
  vi.mocked(console.error).mockClear();
  expect(text).toBe("A page failed: unknown error");
});
