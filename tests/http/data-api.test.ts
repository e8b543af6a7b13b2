import { describe, expect, onTestFinished, test, vi } from "vitest";
import { inOrderOfPrice } from "../fixtures/price-group.ts";
import { openTestSite } from "../support/open-test-site.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests({ SAMPLE_DATA: "on", API_REQUESTS_PER_MINUTE: "100000" });

async function call(address: string, init?: RequestInit) {
  const reply = await site.fetch(address, init);
  expect([address, reply.headers.get("Content-Type")]).toEqual([address, expect.stringContaining("json")]);
  return { status: reply.status, headers: reply.headers, body: await reply.json() };
}

const answer = async (address: string) => (await call(address)).body;

type Found = { [field: string]: string | number | null };

test("each choice leads to the next, down to a code whose prices are found, the lowest first", async () => {
  const { states } = await answer("/common/get_states");
  expect(states).toContain("IL");
  const { categories } = await answer("/hospital_finder/get_categories?state=il");
  expect(categories).toContain("Imaging");
  const { sub_categories } = await answer(
    "/hospital_finder/get_sub_categories?service_category=imaging&state=IL",
  );
  expect(sub_categories).toContain("MRI");
  const dropdowns = await answer("/hospital_finder/update_dropdowns?sub_category=mri&state=IL");
  expect(dropdowns.cpt_codes.length).toBeGreaterThan(3);
  expect(dropdowns.services).toHaveLength(dropdowns.cpt_codes.length);
  expect(dropdowns.code_types).toHaveLength(dropdowns.cpt_codes.length);
  const index = dropdowns.cpt_codes.indexOf("70551");
  const byCode = await answer("/hospital_finder/search?state=IL&cpt=70551");
  expect(byCode.total).toBeGreaterThan(1);
  expect(byCode.results).toEqual(inOrderOfPrice(byCode.results));
  for (const found of byCode.results) {
    expect(found).toMatchObject({ state: "IL", cpt_code: "70551", service_name: dropdowns.services[index] });
    expect(found.price).toBe(found.price_kind === "cash" ? found.cash_price : found.gross_charge);
  }
  const byName = await answer(
    `/hospital_finder/search?state=IL&${new URLSearchParams({ service: dropdowns.services[index] })}`,
  );
  expect(byName.results).toEqual(byCode.results);
});

test("a code is known in any kind and spelling: a stay, a room", async () => {
  for (const [given, codeType, code] of [
    ["470", "MS-DRG", "470"],
    ["99283", "CPT", "99283"],
    [" 70551 ", "CPT", "70551"],
  ]) {
    const { results } = await answer(`/hospital_finder/search?${new URLSearchParams({ cpt: given! })}`);
    expect([given, results[0]?.code_type, results[0]?.cpt_code]).toEqual([given, codeType, code]);
  }
});

test("results come in the order asked for, page by page, none twice", async () => {
  const query = "/hospital_finder/search?subcategory=mri&page_size=50";
  const dear = await answer(`${query}&sort=highestPrice`);
  const prices = dear.results.map((found: Found) => found.price);
  expect(prices).toEqual([...prices].sort((a, b) => b - a));
  const first = await answer(query);
  const second = await answer(`${query}&page=2`);
  expect(first.page_count).toBe(Math.ceil(first.total / 50));
  const rows = [...first.results, ...second.results].map((found: Found) => JSON.stringify(found));
  expect(new Set(rows).size).toBe(rows.length);
  const near = await answer(`${query}&sort=nearest&location=Chicago%2C+IL`);
  const miles = near.results.map((found: Found) => found.distance);
  expect(miles).toEqual([...miles].sort((a, b) => a - b));
  expect(miles[0]).toBeLessThan(5);
});

test("a search near a place answers each hospital once, with its lowest price and its distance", async () => {
  const query = new URLSearchParams({ search: "knee mri", location: "Chicago, IL", radius: "300" });
  const found = await answer(`/service_search/controlled_search?${query}`);
  expect(found.hospital_count).toBeGreaterThan(1);
  for (const list of ["hospital_names", "prices", "distances"]) {
    expect([list, found[list].length]).toEqual([list, found.hospital_count]);
  }
  expect(new Set(found.hospital_names).size).toBe(found.hospital_count);
  expect(found.prices).toEqual([...found.prices].sort((a, b) => a - b));
  for (const miles of found.distances) expect(miles).toBeLessThanOrEqual(300);

  const { services } = await answer(
    `/services/search?${new URLSearchParams({ service_name: "knee mri", location: "Chicago, IL", radius: "300" })}`,
  );
  expect(services[0]).toMatchObject({ hospital_name: found.hospital_names[0], price: found.prices[0] });
  const dearest = found.prices.at(-1);
  query.set("max_price", String(dearest - 1));
  const cheaper = await answer(`/service_search/controlled_search?${query}`);
  expect(cheaper.hospital_count).toBe(found.prices.filter((price: number) => price <= dearest - 1).length);
});

test("a price limit alone is a search: the lowest prices within it, anywhere", async () => {
  const found = await answer("/service_search/controlled_search?max_price=500");
  expect(found.hospital_count).toBeGreaterThan(1);
  expect(Math.max(...found.prices)).toBeLessThanOrEqual(500);
  const { services } = await answer("/services/search?min_price=400&max_price=500");
  expect(services.length).toBeGreaterThan(1);
  for (const { price } of services) expect([price >= 400, price <= 500]).toEqual([true, true]);
});

test("a search that finds nothing is a 404 where the specification wants one, and an empty list elsewhere", async () => {
  for (const query of ["search=zzzzqqq", "search=mri&max_price=0"]) {
    const { status, body } = await call(`/service_search/controlled_search?${query}`);
    expect([query, status, body]).toEqual([query, 404, { error: expect.any(String), status_code: 404 }]);
  }
  expect(await answer("/services/search?service_name=zzzzqqq")).toEqual({
    services: [],
    total: 0,
    is_total_exact: true,
    page: 1,
    left_out_as_implausible: 0,
    page_count: 0,
    place: null,
    other_places: [],
    named_hospitals: [],
    radius_miles: null,
    is_radius_widened: false,
  });
});

test("two hospitals are compared service by service, like with like", async () => {
  const { hospitals } = await answer("/cost_comparison/get_hospitals?state=IL");
  const [hospital1, hospital2] = hospitals;
  const compared = await answer(
    `/cost_comparison/compare_costs?${new URLSearchParams({ hospital1, hospital2: hospital2.toUpperCase() })}`,
  );
  expect([compared.hospital1, compared.hospital2]).toEqual([hospital1, hospital2]);
  expect(compared.comparison.length).toBeGreaterThan(20);
  for (const row of compared.comparison) {
    expect(row.difference).toBeCloseTo(row.hospital2_price - row.hospital1_price, 4);
  }
});

test("comparing wants both hospitals, and both known", async () => {
  const both = { error: "Both hospitals must be selected.", status_code: 400 };
  for (const query of [
    "",
    "?hospital1=Lakeglass+Medical+Center",
    "?hospital1=x&hospital2=",
    "?hospital2=x",
  ]) {
    const { status, body } = await call(`/cost_comparison/compare_costs${query}`);
    expect([query, status, body]).toEqual([query, 400, both]);
  }
  const unknown = await call("/cost_comparison/compare_costs?hospital1=Nowhere&hospital2=Neither");
  expect(unknown.body).toEqual({ error: "Hospital not found", status_code: 404 });
});

test("what a hospital offers is told from its categories down to its services", async () => {
  const hospital = "/Lakeglass%20Medical%20Center";
  const { categories } = await answer(`/service_viewer/get_categories${hospital}`);
  const [category] = categories;
  const inCategory = `${hospital}/${encodeURIComponent(category)}`;
  const { sub_categories } = await answer(`/service_viewer/get_sub_categories${inCategory}`);
  const { codes, services } = await answer(
    `/service_viewer/get_services${inCategory}/${encodeURIComponent(sub_categories[0])}`,
  );
  expect(codes.length).toBeGreaterThan(0);
  expect(services).toHaveLength(codes.length);
});

test("a category's prices are told state by state, and a category that is none is not found", async () => {
  const { category, pricing } = await answer("/statewise_pricing/get_pricing/imaging");
  expect(category).toBe("Imaging");
  expect(pricing.map((row: Found) => row.state)).toEqual((await answer("/common/get_states")).states);
  for (const { cash, hospital_count } of pricing) {
    expect(cash === null).toBe(hospital_count < 3);
    if (cash === null) continue;
    expect(cash.p25).toBeLessThanOrEqual(cash.median);
    expect(cash.median).toBeLessThanOrEqual(cash.p75);
  }
  const bySlug = await answer("/statewise_pricing/get_pricing/bone-joint-and-spine");
  expect(bySlug).toEqual(await answer("/statewise_pricing/get_pricing/Bone%2C%20joint%20and%20spine"));
  expect((await call("/statewise_pricing/get_pricing/Haircuts")).status).toBe(404);
});

describe("of a hospital", () => {
  const metadata = (name: string) => `/common/hospital_metadata/${encodeURIComponent(name)}`;

  test("whose name is unknown it is said in the specification's words", async () => {
    for (const address of [
      metadata("Nowhere Hospital"),
      "/service_viewer/get_categories/Nowhere",
      "/service_viewer/get_services/Nowhere/Imaging/MRI",
    ]) {
      const { status, body } = await call(address);
      expect([address, status, body]).toEqual([
        address,
        404,
        { error: "Hospital not found", status_code: 404 },
      ]);
    }
  });

  test("any name is found under its percent-encoded form", async () => {
    for (const name of ['St. "Anne\'s" / 50% Clinic', "Hôpital 😀 #1?", "100%25 \\ Hospital", "A+B & C;D"]) {
      await site.db.$client.query(
        "update hospitals set name = $1 where state = 'IL' and name <> 'Lakeglass Medical Center' and hospital_id = (select max(hospital_id) from hospitals where state = 'IL' and name <> 'Lakeglass Medical Center')",
        [name],
      );
      expect((await answer(metadata(name))).hospital_metadata.name).toBe(name);
      expect((await answer(metadata(name.toUpperCase()))).hospital_metadata?.name).toBe(name);
      const { categories } = await answer(`/service_viewer/get_categories/${encodeURIComponent(name)}`);
      expect(categories.length).toBeGreaterThan(3);
    }
  });

  test("that shares its name the first by state is told, the others beside it, and compared", async () => {
    await site.db.$client.query(
      "update hospitals set name = 'Twin Hospital' where hospital_id in (select min(hospital_id) from hospitals where state in ('TX', 'FL') group by state)",
    );
    const twin = await answer(metadata("twin hospital"));
    expect(twin.hospital_metadata).toMatchObject({ name: "Twin Hospital", state: "FL" });
    expect(twin.alternatives).toEqual([expect.objectContaining({ name: "Twin Hospital", state: "TX" })]);
    const texan = await answer(`${metadata("Twin Hospital")}?state=tx`);
    expect(texan).toMatchObject({ hospital_metadata: { state: "TX" }, alternatives: [] });

    const query = "/cost_comparison/compare_costs?hospital1=Twin+Hospital&hospital2=Lakeglass+Medical+Center";
    const compared = await answer(query);
    expect(compared).toMatchObject({
      id1: twin.hospital_metadata.id,
      alternatives1: twin.alternatives,
      alternatives2: [],
    });
    const chosen = await answer(`${query}&id1=${twin.alternatives[0].id}`);
    expect(chosen).toMatchObject({ id1: twin.alternatives[0].id, alternatives1: [] });
  });
});

const longText = "x".repeat(10_000);

test.each([
  ["/services/search?min_price=500&max_price=100", "min_price must not be above max_price."],
  ["/service_search/controlled_search?min_price=-1", "min_price"],
  ["/service_search/controlled_search?max_price=cheap", "max_price"],
  ["/services/search?max_price=1e400", "max_price"],
  ["/services/search?max_price=99999999999999999999", "max_price"],
  ["/hospital_finder/search?page=0", "page"],
  ["/hospital_finder/search?page=-1", "page"],
  ["/hospital_finder/search?page=1.5", "page"],
  ["/hospital_finder/search?page=1000000000", "page"],
  ["/hospital_finder/search?page_size=5000", "page_size"],
  ["/hospital_finder/search?sort=cheapest", "sort"],
  ["/hospital_finder/search?state=IL&sort=nearest", "location"],
  ["/hospital_finder/search", "at least"],
  ["/hospital_finder/search?state=&sort=name", "at least"],
  ["/services/search", "service_name or location"],
  ["/service_search/controlled_search", "search or location"],
  ["/service_search/controlled_search?search=mri&radius=9999", "radius"],
  ["/cost_comparison/get_hospitals", "state is missing"],
  ["/hospital_finder/search?hospital=%00", "hospital"],
  ["/hospital_finder/get_sub_categories?state=CA", "service_category"],
  ["/hospital_finder/update_dropdowns", "sub_category"],
  ["/hospital_finder/search?service=LONG-TEXT", "service"],
  ["/service_search/get_service_names?q=LONG-TEXT", "q"],
  ["/common/hospital_metadata/LONG-TEXT", "name"],
  ["/common/hospital_metadata/a%00b", "name"],
  ["/common/hospital_metadata/%E0%A4%A", "percent sign"],
  ["/service_viewer/get_categories/%ff", "percent sign"],
  ["/service_search/get_service_names?limit=0", "limit"],
])("%s is refused with what to mend", async (address, told) => {
  const { status, body } = await call(address.replace("LONG-TEXT", longText));
  expect([status, body]).toEqual([400, { error: expect.stringContaining(told), status_code: 400 }]);
});

test.each([
  "/hospital_finder/get_categories?state=ZZ",
  "/hospital_finder/get_categories?state=%F0%9F%98%80",
  "/hospital_finder/get_sub_categories?service_category=Haircuts&state=CA",
  "/hospital_finder/update_dropdowns?sub_category=%27%3B--",
  "/cost_comparison/get_hospitals?state=ZZ",
  "/hospital_finder/search?state=ZZ",
  "/hospital_finder/search?category=Haircuts",
  "/hospital_finder/search?cpt=00000000",
  "/hospital_finder/search?service=%25",
  "/hospital_finder/search?service=%5C",
  "/hospital_finder/search?hospital=%22%27%25_%5C%2F",
  "/hospital_finder/search?state=IL&cpt=70551&page=900",
  "/service_search/get_service_names?q=%F0%9F%98%80",
  "/service_search/get_locations?state=ZZ",
  "/service_viewer/get_sub_categories/Lakeglass%20Medical%20Center/Haircuts",
  "/service_viewer/get_services/Lakeglass%20Medical%20Center/Imaging/Haircuts",
])("%s finds nothing, and says so with empty lists", async (address) => {
  const { status, body } = await call(address);
  expect([address, status]).toEqual([address, 200]);
  for (const list of Object.values(body).filter(Array.isArray))
    expect([address, list]).toEqual([address, []]);
});

test.each([
  "/services/search?location=Nowhere%2C+ZZ",
  "/services/search?location=91,200",
  "/service_search/controlled_search?search=knee+mri&location=Nowhere%2C+ZZ",
  "/hospital_finder/search?state=IL&location=Nowhere%2C+ZZ",
])("%s names no place that is known, and is told so", async (address) => {
  const { status, body } = await call(address);
  expect([status, body]).toEqual([
    400,
    {
      error: expect.stringContaining("We don’t know the place"),
      status_code: 400,
      reason: "unknown-place",
      suggestions: [],
      named_hospitals: [],
    },
  ]);
});

test("a search near a place says what it took the place for, and how far it looked", async () => {
  const found = await answer("/services/search?service_name=knee+mri&location=evanston");
  expect(found).toMatchObject({
    place: "Evanston, IL",
    other_places: ["Evanston, WY", "Evanston, IN"],
    is_radius_widened: true,
  });
  const miles = found.services.map(({ distance }: { distance: number }) => distance);
  for (const distance of miles) expect(distance).toBeLessThanOrEqual(found.radius_miles);
  const chosen = await answer("/services/search?service_name=knee+mri&location=evanston&radius=30");
  expect(chosen).toMatchObject({ radius_miles: 30, is_radius_widened: false });
});

test("a hospital's name given as a place comes with the hospital, found or not", async () => {
  const elsewhere = await answer("/services/search?service_name=knee+mri&location=Mesquite");
  const lantern = { name: "Mesquite Lantern Hospital", city: "San Antonio", state: "TX", zip: "78205" };
  expect(elsewhere).toMatchObject({ place: "Mesquite, TX", named_hospitals: [lantern] });
  const { status, body } = await call("/services/search?service_name=knee+mri&location=Lakeglass");
  expect([status, body]).toMatchObject([
    400,
    { reason: "unknown-place", named_hospitals: [{ name: "Lakeglass Medical Center", city: "Chicago" }] },
  ]);
});

test("of a repeated parameter the first counts, and an empty one is as if left out", async () => {
  expect(await answer("/hospital_finder/search?state=CA&state=NY&cpt=70551")).toEqual(
    await answer("/hospital_finder/search?state=CA&cpt=70551"),
  );
  expect(await answer("/services/search?service_name=knee+mri&min_price=&max_price=&location=")).toEqual(
    await answer("/services/search?service_name=knee+mri"),
  );
});

test("no call fails, whatever it is asked", async () => {
  for (const address of [
    "/hospital_finder/search?category=imaging&sort=highestPrice",
    "/hospital_finder/search?state=TX&page=10&page_size=100&sort=name",
    "/services/search?location=Chicago%2C+IL&radius=500&max_price=1000000000",
    "/service_search/controlled_search?search=mri",
    `/service_search/get_service_names?q=${encodeURIComponent("%_".repeat(150))}`,
    `/hospital_finder/search?service=${encodeURIComponent("a b ".repeat(70))}`,
  ]) {
    const { status } = await call(address);
    expect([address, status < 500]).toEqual([address, true]);
  }
});

test("a call that is none is told so as JSON, and so is a method that no call takes", async () => {
  for (const path of ["/common/nothing", "/service_viewer/get_categories/a/b", "/services/a/b", "/common"]) {
    const { status, body } = await call(path);
    expect([path, status, body.status_code]).toEqual([path, 404, 404]);
  }
  const posted = await call("/get_statistics", { method: "POST", body: "{}" });
  expect([posted.status, posted.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
  expect(posted.body).toEqual({ error: expect.any(String), status_code: 405 });
  const head = await site.fetch("/get_statistics", { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
});

test("answers may be kept by caches in front for a minute, errors not at all", async () => {
  const found = await call("/common/get_states");
  expect(found.headers.get("Cache-Control")).toBe("public, max-age=0, s-maxage=60");
  expect((await call("/hospital_finder/search?page=0")).headers.get("Cache-Control")).toBe("no-store");
  expect((await call("/ocr/get_recent_uploads")).headers.get("Cache-Control")).toBe("no-cache");
});

test("while lists cannot be read some calls say so by their error and some by an empty list, and the log says what failed", async () => {
  const failing = await openTestSite({ API_REQUESTS_PER_MINUTE: "100000" });
  onTestFinished(() => failing.close());
  for (const table of [
    "hospitals",
    "state_totals",
    "shared_bills",
    "category_statistics",
    "services",
    "prices",
  ]) {
    await failing.db.execute(`alter table ${table} rename to ${table}_away`);
  }
  for (const [path, error] of [
    ["/get_statistics", "HTTP error! status: 500"],
    ["/common/hospital_metadata/x", "Hospital not found"],
    ["/statewise_pricing/get_categories", "Failed to fetch categories"],
    ["/hospital_finder/get_categories", "Failed to fetch categories"],
    ["/hospital_finder/get_sub_categories?service_category=imaging", "Failed to fetch sub-categories"],
    ["/hospital_finder/update_dropdowns?sub_category=mri", "Failed to fetch CPT and Service data"],
    ["/hospital_finder/search?state=IL", "Failed to fetch search results"],
    ["/service_search/controlled_search?search=mri", "Failed to fetch hospital search results: 500"],
    ["/services/search?service_name=mri", "Failed to fetch services"],
    ["/service_viewer/get_categories/x", "Failed to fetch categories"],
    ["/service_viewer/get_sub_categories/x/imaging", "Failed to fetch subcategories"],
    ["/service_viewer/get_services/x/imaging/mri", "Failed to fetch services"],
  ] as const) {
    const reply = await failing.fetch(path);
    expect([path, reply.status, await reply.json()]).toEqual([path, 500, { error, status_code: 500 }]);
  }
  for (const [path, lists] of [
    ["/common/get_states", ["states"]],
    ["/service_search/get_locations", ["locations"]],
    ["/service_search/get_service_names", ["service_names"]],
    ["/cost_comparison/get_hospitals?state=IL", ["hospitals", "cities", "ids"]],
  ] as const) {
    const reply = await failing.fetch(path);
    const empty = Object.fromEntries(lists.map((list) => [list, []]));
    expect([path, reply.status, await reply.json()]).toEqual([
      path,
      200,
      { ...empty, message: expect.stringMatching(/^Failed to fetch /) },
    ]);
    expect(reply.headers.get("Cache-Control")).toBe("no-store");
  }
  const logged = vi.mocked(console.error).mock.calls.flat().join("\n");
  expect(logged).toContain("GET /common/get_states failed");
  expect(logged).not.toMatch(/\bselect\b[^(]*\bfrom\b/); // no query of ours
  vi.mocked(console.error).mockClear();
});
