import { expect, test } from "vitest";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests();

test.each([
  ["/healthz", "ok\n"],
  ["/readyz", "ready\n"],
])("%s tells a load balancer, each time anew", async (path, word) => {
  for (let time = 0; time < 2; time += 1) {
    const reply = await site.fetch(path);
    expect([reply.status, await reply.text()]).toEqual([200, word]);
    expect([reply.headers.get("Cache-Control"), reply.headers.get("Age")]).toEqual(["no-store", null]);
  }
  const head = await site.fetch(path, { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
});
