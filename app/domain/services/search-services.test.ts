import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { databaseForTests } from "../../../tests/support/database-for-tests.ts";
import { findService } from "./find-service.server.ts";
import { listCategories, listSubcategories } from "./list-categories.server.ts";
import { listServices } from "./list-services.server.ts";
import { listServiceNames, searchServices } from "./search-services.server.ts";

const database = databaseForTests({ hasSampleData: true });

const codes = async (q: string, limit = 20) =>
  (await searchServices(database.db, q, { limit })).services.map(({ code }) => code);

describe("a search for services", () => {
  test.each([
    ["knee mri", "73721"],
    ["MRI of the knee", "73721"],
    ["er visit", "99284"],
    ["cat scan", "70450"],
    ["blood count", "85025"],
    ["cbc", "85025"],
    ["colonoscopy", "45378"],
    ["colonscopy", "45378"],
    ["mamogram", "77067"],
    ["colono", "45378"],
    ["xray chest", "71046"],
    ["brain scan mri purple", "70551"],
  ])("for %j finds %s among the first", async (q, code) => {
    expect((await codes(q)).slice(0, 10)).toContain(code);
  });

  test("for a code finds it first, and for its beginning all that begin so", async () => {
    expect((await codes("CPT 70551"))[0]).toBe("70551");
    const found = await codes("7055");
    expect(found).toContain("70551");
    expect(found.every((code) => code.startsWith("7055"))).toBe(true);
  });

  test("has all words before some, and what most hospitals offer first", async () => {
    const { services: found } = await searchServices(database.db, "complications", { limit: 50 });
    expect(found.length).toBeGreaterThan(3);
    expect(found.every(({ name }) => /complications/.test(name))).toBe(true);
    const counts = found.map(({ hospitalCount }) => hospitalCount);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
  });

  test.each([
    "",
    " ",
    "the",
    "'",
    "\\",
    "%",
    "_",
    "\0",
    "😀",
    "&|!():*<->",
    "x".repeat(10_000),
  ])("for odd text finds nothing and fails not: %.20j", async (q) => {
    expect(await codes(q)).toEqual([]);
  });

  test("shows no service that no hospital offers", async () => {
    await database.db.execute(sql`update services set hospital_count = 0 where code = '45378'`);
    expect(await codes("45378")).toEqual([]);
    expect(await codes("colonoscopy", 100)).not.toContain("45378");
    expect(await findService(database.db, { codeType: "CPT", code: "45378" })).toBeNull();
  });
});

test("names of services are those that most hospitals offer, or those that were searched for", async () => {
  expect(await listServiceNames(database.db, { limit: 5 })).toHaveLength(5);
  expect(await listServiceNames(database.db, { q: "knee mri", limit: 3 })).toContain(
    "MRI of the knee, hip or ankle, without contrast",
  );
});

test("a service is found under its code in any usual spelling", async () => {
  expect(await findService(database.db, { codeType: "CPT", code: "73721" })).toMatchObject({
    codeType: "CPT",
    code: "73721",
    category: "imaging",
    subcategory: "mri",
  });
});

describe("lists to choose from", () => {
  test("have categories and subcategories with prices, in order", async () => {
    const categories = await listCategories(database.db);
    expect(categories.indexOf("imaging")).toBeGreaterThan(categories.indexOf("emergency-care"));
    expect(await listSubcategories(database.db, { category: "imaging", state: "ca" })).toContain("mri");
    expect(await listCategories(database.db, { state: "Narnia" })).toEqual([]);
    expect(await listSubcategories(database.db, { category: "'\0" })).toEqual([]);
  });

  test("have a hospital's own categories, subcategories and services", async () => {
    const { rows } = await database.db.execute<{ id: number }>(
      sql`select hospital_id as id from prices where subcategory = 'mri' order by 1 limit 1`,
    );
    const hospitalId = rows[0]!.id;
    expect(await listCategories(database.db, { hospitalId })).toContain("imaging");
    expect(await listSubcategories(database.db, { hospitalId, category: "imaging" })).toContain("mri");
    const { services, total } = await listServices(database.db, { hospitalId, subcategory: "mri" });
    expect(services).toHaveLength(total);
    expect(await listCategories(database.db, { hospitalId: -1 })).toEqual([]);
  });

  test("have the services of a subcategory in pages", async () => {
    const all = await listServices(database.db, { subcategory: "x-ray", state: "CA" });
    const paged = [];
    for (const page of [1, 2, 3, 4]) {
      const found = await listServices(database.db, { subcategory: "x-ray", state: "CA", page, pageSize: 3 });
      expect(found.total).toBe(all.total);
      paged.push(...found.services);
    }
    expect(paged).toEqual(all.services.slice(0, 12));
    expect(await listServices(database.db, { subcategory: "'\0%", page: 5 })).toEqual({
      services: [],
      total: 0,
    });
  });
});
