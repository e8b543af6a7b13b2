import { readdir } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { FileCheckReply, fileCheckExample } from "#app/content/file-check-reply.server.ts";
import { listRows } from "../fixtures/mrf/list-rows.ts";
import { charge, nthHospital, priceFileText } from "../fixtures/mrf/write-price-file.ts";
import { pageOf } from "../support/read-page.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests();

const good = priceFileText({ hospital: nthHospital(1, "TX"), charges: [charge("71046")] });

function formWith(text: string): FormData {
  const form = new FormData();
  form.set("price_file", new File([text], "standardcharges.csv"));
  return form;
}

test("a file that is sent is graded with what to write where, and nothing of it stays", async () => {
  const sent = good.replace(",100,", ',"$1,200.50",');
  const page = await site.post("/price-files/check", formWith(sent));
  expect([page.status, page.headers.get("Cache-Control"), page.headers.get("X-Robots-Tag")]).toEqual([
    200,
    "private, no-store",
    "noindex",
  ]);
  const { text } = await pageOf(page);
  expect(text).toContain("Grade F No row or item of the file has a charge that we can use.");
  expect(text).toContain(
    "Row 4, column standard_charge|gross: “$1,200.50” is not a number above zero. Write 1200.50.",
  );
  expect(text).toContain("CMS’s validator 2.4.0: 1 error and 0 alerts, by template 3.0.");
  const answered = await (await site.post("/price-files/check.json", formWith(sent))).json();
  expect(answered).toEqual({ ...fileCheckExample, seconds: expect.any(Number) });
  expect(FileCheckReply.parse(answered)).toEqual(answered);
  expect(await readdir(path.join(site.dataDir, "file-checks"))).toEqual([]);
  expect(await listRows(site.db, "select count(*) from imports")).toEqual(["0"]);
});

test("what cannot be checked is refused in words: no file, no secure address, a private one, another method", async () => {
  const refused = async (fields: Record<string, string> | FormData) => {
    const reply = await site.post("/price-files/check", fields);
    return [reply.status, (await pageOf(reply)).text];
  };
  expect(await refused(formWith(""))).toEqual([200, expect.stringContaining("Not graded")]);
  expect(await refused(new FormData())).toEqual([422, expect.stringContaining("Choose a file to check.")]);
  expect(await refused({ address: "http://hospital.example/mrf.csv" })).toEqual([
    422,
    expect.stringContaining("which begins with https://."),
  ]);
  for (const address of ["https://127.0.0.1/mrf.csv", "https://[::1]/mrf.csv", "https://localhost/mrf.csv"]) {
    expect(await refused({ address })).toEqual([422, expect.stringContaining("inside a private network")]);
  }
  expect((await site.fetch("/price-files/check.json")).status).toBe(405);
});
