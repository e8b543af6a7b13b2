import { expect, test, vi } from "vitest";
import { siteForTests } from "../support/site-for-tests.ts";
import { withoutTables } from "../support/without-tables.ts";

const site = siteForTests({ PAGE_CACHE_MB: "0" });

test("a page's twin that fails for a bug answers as calls do, in JSON, and the bug is logged once", async () => {
  await withoutTables(site, ["price_comparisons"], async () => {
    for (const path of ["/data/price-history.json", "/data/price-history.csv"]) {
      const reply = await site.fetch(path);
      expect([path, reply.status, reply.headers.get("Cache-Control")]).toEqual([path, 500, "no-store"]);
      expect(await reply.json()).toEqual({
        error: "Something went wrong on our side. Please try again in a minute.",
        status_code: 500,
      });
      expect(console.error).toHaveBeenCalledTimes(1);
      expect(console.error).toHaveBeenCalledWith(expect.stringContaining(`GET ${path} failed: `));
      vi.mocked(console.error).mockClear();
    }
  });
});

test("an address with a stray percent sign is unknown like any other, and nothing is logged", async () => {
  const warn = vi.spyOn(console, "warn");
  for (const path of ["/%E0%A4%A", "/100%", "/glossary/%zz", "/price-files/%ff?page=%ff"]) {
    const reply = await site.fetch(path);
    expect([path, reply.status]).toEqual([path, 404]);
    expect(await reply.text()).toContain("<h1");
  }
  for (const path of ["/common/hospital_metadata/%E0%A4%A", "/nowhere%ff.json"]) {
    const reply = await site.fetch(path);
    expect([path, reply.status, reply.headers.get("Access-Control-Allow-Origin")]).toEqual([path, 400, "*"]);
    expect(await reply.json()).toEqual({
      error: "The address has a percent sign that does not encode a character.",
      status_code: 400,
    });
  }
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});
