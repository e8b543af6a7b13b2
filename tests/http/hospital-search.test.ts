import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { expectOddAnswered } from "../support/odd-values.ts";
import { readPage } from "../support/read-page.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests({ SAMPLE_DATA: "on" });

const read = (path: string) => readPage(site, path);

interface PriceFile {
  code: string;
  hospital_count: number;
  lowest_price: number;
  highest_price: number;
  results: {
    state: string;
    price: number;
    setting: string;
    distance_miles: number | null;
    payer_name: string | null;
  }[];
}
const pricesOf = async (query: string) =>
  (await (await site.fetch(`/hospital_search.json?${query}`)).json()) as PriceFile;

test("before a search the page offers what others look for", async () => {
  const { status, html, text, links } = await read("/hospital_search");
  expect(status).toBe(200);
  expect(text).toContain("What does it cost?");
  expect(links()).toContainEqual(expect.stringMatching(/^\/hospital_search\?search=.+$/));
  expect(html).not.toContain("<table");
});

test("words find a service, what most hospitals ask for it and how many publish it", async () => {
  const { status, html, text, links, values } = await read("/hospital_search?search=knee+mri");
  expect(status).toBe(200);
  expect(text).toMatch(
    /Most hospitals charge \$[\d,]+ to \$[\d,]+ if you pay yourself, at \d+ hospitals in the United States\. median: lower is better \$[\d,]+/,
  );
  expect(text).toMatch(/Discounted cash price.*, facility, outpatient, files of \w+ \d+, \d{4} to/);
  expect(text).toContain("CPT 737");
  expect(html).toMatch(/<title>[^<]*[Kk]nee[^<]*<\/title>/);
  const rows = values("pick").length;
  expect(rows).toBeGreaterThan(0);
  const sources = links().filter((link) => /^\/price-files\/\d+\?row=\d+(#charge-\d+)?$/.test(link));
  expect(sources).toHaveLength(rows);
});

test("each price of the files has its level among its like, told by quartiles that are there, too", async () => {
  const reply = await site.fetch("/hospital_search.json?search=73721");
  const { p25, median, p75, results } = (await reply.json()) as {
    p25: number;
    median: number;
    p75: number;
    results: { price: number; price_kind: string; price_level: string | null; from_middle: number | null }[];
  };
  for (const { price, price_kind, price_level, from_middle } of results) {
    const level = price < p25 ? "low" : price > p75 ? "high" : "typical";
    const isLike = price_kind === "cash";
    expect([price, price_level]).toEqual([price, isLike ? level : null]);
    if (isLike) expect(from_middle).toBeCloseTo(price / median - 1);
  }
});

test("a misspelt word and a code are understood", async () => {
  expect((await read("/hospital_search?search=colonscopy")).text).toMatch(/Colonoscopy.* at \d+ hospitals/);
  expect((await pricesOf("search=73721")).code).toBe("73721");
});

test("prices are of one service; the others that the words fit are offered beside it", async () => {
  const { links, text } = await read("/hospital_search?search=mri");
  expect(text).toContain("Did you mean another service?");
  const other = links().find((link) => /^\/hospital_search\?search=mri&code_type=CPT&code=\w+$/.test(link))!;
  expect((await read(other)).text).toContain(`CPT ${/\w+$/.exec(other)}`);
});

test("place, radius, price and setting narrow the search", async () => {
  const near = await pricesOf("search=73721&location=Houston,+TX&radius=50&sort=nearest");
  expect(near.results.length).toBeGreaterThan(0);
  for (const { distance_miles } of near.results) expect(distance_miles).toBeLessThanOrEqual(50);
  const all = await pricesOf("search=73721");
  const limit = Math.round((all.lowest_price + all.highest_price) / 2);
  const cheap = await pricesOf(`search=73721&max_price=${limit}`);
  expect(cheap.highest_price).toBeLessThanOrEqual(limit);
  expect(cheap.hospital_count).toBeLessThan(all.hospital_count);
  expect((await pricesOf(`search=73721&min_price=$${limit}`)).lowest_price).toBeGreaterThanOrEqual(limit);
  const outpatient = await pricesOf("search=73721&setting=outpatient");
  expect(new Set(outpatient.results.map(({ setting }) => setting))).not.toContain("inpatient");
});

test("limits that leave nothing can be lifted one by one", async () => {
  const { status, text, links } = await read(
    "/hospital_search?search=73721&max_price=0.01&location=Houston,+TX&radius=10",
  );
  expect(status).toBe(200);
  expect(text).toContain("No price in our data is within your limits.");
  expect(text).not.toContain("don’t list this");
  expect(links()).toContain("/hospital_search?search=73721&location=Houston%2C+TX&radius=10");
  expect(text).toContain("Search with any distance");
});

test("a name that nothing bears is told, without names that are like it by chance", async () => {
  for (const [search, heading, said] of [
    ["qqxxzzvv", "No service matches that", "We don’t know a service called “qqxxzzvv”."],
    ["pizza", "No service matches that", "We don’t know a service called “pizza”."],
    ["LASIK", "Not in our data", "The price files that we have list no price for “LASIK”."],
  ] as const) {
    const { status, text, links } = await read(`/hospital_search?search=${search}`);
    expect(status).toBe(200);
    expect(text).toContain(heading);
    expect(text).toContain(said);
    expect(text).not.toContain("No hospital");
    expect(links()).not.toContainEqual(expect.stringMatching(/^\/hospital_search\?search=.+$/));
  }
});

test("words with several meanings ask which is meant, and each answer leads to its prices", async () => {
  const { link, text } = await read("/hospital_search?search=resonancia+magnetica");
  expect(text).toContain("Which MRI?");
  const answered = await read(link("Knee, hip or ankle"));
  expect(answered.text).toContain("MRI of the knee, hip or ankle");
  expect(answered.text).not.toContain("Which MRI?");
});

test("words of unlike meanings are answered with no price before one is chosen, and what has none is said", async () => {
  const { text, link } = await read("/hospital_search?search=cancer");
  expect(text).toContain("What do you need for cancer?");
  expect(text).not.toMatch(/\$[\d,.]+ to/);
  expect(text).not.toContain("No service matches");
  expect((await read(link(/^Colon cancer screening/))).text).toMatch(/Colonoscopy.*\$[\d,.]+/);
  expect((await read("/hospital_search?search=epidural")).text).toContain("For labor: no price in our data");
  const twin = await site.fetch("/hospital_search.json?search=epidural");
  expect(twin.status).toBe(404);
  expect(await twin.json()).toMatchObject({
    reason: "several-meanings",
    question: "Which epidural?",
    choices: expect.arrayContaining([
      { label: "For labor", code_type: null, code: null, service_name: null },
      expect.objectContaining({ label: "An injection into the lower back", code: "62323" }),
    ]),
  });
});

test("a birth asks for the hospital's stay first, and says what the doctor's package is", async () => {
  const { links, text } = await read("/hospital_search?search=have+a+baby");
  const codes = links().flatMap((link) => {
    const [, type, code] = /search=have\+a\+baby&code_type=([\w-]+)&code=(\w+)/.exec(link) ?? [];
    return code ? `${type} ${code}` : [];
  });
  const isOfDoctor = (code: string) => code.startsWith("CPT");
  expect(codes.findIndex(isOfDoctor)).toBeGreaterThan(codes.indexOf("MS-DRG 807"));
  expect(text).toContain("The doctor’s package (CPT 59400, or 59510 for a C-section) is a separate bill");
  const doctor = await read("/hospital_search?code_type=CPT&code=59400");
  expect(doctor.text).toContain("This is the doctor’s package for a birth");
});

test("the JSON twin has the choices too, and says why there are no prices", async () => {
  const asked = (await (await site.fetch("/hospital_search.json?search=mri")).json()) as {
    question: string;
    choices: { label: string; code: string }[];
  };
  expect(asked.question).toBe("Which MRI?");
  expect(asked.choices).toContainEqual(expect.objectContaining({ label: "Brain", code: "70551" }));
  for (const [search, reason] of [
    ["lakeglass", "hospital-name"],
    ["LASIK", "not-in-data"],
    ["pizza", "unknown-service"],
  ]) {
    const reply = await site.fetch(`/hospital_search.json?search=${search}`);
    expect([reply.status, await reply.json()]).toEqual([404, expect.objectContaining({ reason })]);
  }
});

test.each([
  ["have a b", "words", "have a baby"],
  ["knee m", "service", "MRI of the knee, hip or ankle, without contrast"],
  ["lakegl", "hospital", "Lakeglass Medical Center"],
])("who types %j is led to %s, whose page there is", async (typed, kind, label) => {
  const reply = await site.fetch(`/service_search/get_suggestions?q=${encodeURIComponent(typed)}`);
  const { suggestions } = (await reply.json()) as {
    suggestions: { kind: string; label: string; address: string }[];
  };
  const suggested = suggestions.find((suggestion) => suggestion.label === label);
  expect(suggested?.kind).toBe(kind);
  const page = await read(suggested!.address);
  expect(page.status).toBe(200);
  expect(page.text).not.toContain("No service matches that");
});

test("a hospital's name finds the hospital, and no service", async () => {
  const { html, text, links } = await read("/hospital_search?search=lakeglas");
  expect(text).toContain("Hospitals called “lakeglas”");
  expect(links()).toContainEqual(expect.stringMatching(/^\/hospital_details\?name=Lakeglass/));
  expect(html).not.toContain("<table");
});

test("prices that cannot be right are refused at their field", async () => {
  for (const [query, which, message] of [
    ["min_price=-5", "Lowest", "Write a price as an amount in dollars"],
    ["max_price=cheap", "Highest", "Write a price as an amount in dollars"],
    ["min_price=500&max_price=100", "Highest", "The highest price is below the lowest"],
  ] as const) {
    const { status, text, field } = await read(`/hospital_search?search=73721&${query}`);
    expect([query, status]).toEqual([query, 400]);
    expect(text).toContain("There is a problem");
    expect(text).toContain(message);
    expect(field(`${which} price in dollars`).isInvalid).toBe(true);
    const file = await site.fetch(`/hospital_search.json?search=73721&${query}`);
    expect([file.status, await file.json()]).toEqual([400, expect.objectContaining({ status_code: 400 })]);
  }
});

test("a place that is not known is asked for at its field, and nothing else is shown", async () => {
  const { status, html, text, field, links } = await read("/hospital_search?search=73721&location=Chicgo");
  expect(status).toBe(400);
  expect(text).toContain("We don’t know the place “Chicgo”.");
  expect(field("Where")).toMatchObject({ name: "location", isInvalid: true });
  expect(links()).toContain("/hospital_search?search=73721&location=Chicago%2C+IL");
  expect(html).not.toContain("<table");
  const file = await site.fetch("/hospital_search.json?search=73721&location=Chicgo");
  expect([file.status, await file.json()]).toMatchObject([
    400,
    { reason: "unknown-place", suggestions: ["Chicago, IL", ...Array(3).fill(expect.any(String))] },
  ]);
  expect((await site.fetch("/hospital_search.csv?search=73721&location=Chicgo")).status).toBe(400);
});

test("a hospital's name that is no place leads to its price, and to the same search near it", async () => {
  const { status, text, region } = await read("/hospital_search?search=73721&location=Lakeglass&radius=50");
  expect(status).toBe(400);
  expect(text).toContain("Did you mean a hospital?");
  const [price, near] = region("Did you mean a hospital?").links();
  const there = await read(price!);
  expect(there.text).toContain("Lakeglass Medical Center");
  expect(there.text).toContain("73721");
  const search = new URL(near!, "http://localhost").searchParams;
  expect(Object.fromEntries(search)).toMatchObject({ search: "73721", radius: "50" });
  expect((await read(near!)).text).toContain("Lakeglass Medical Center");
  const twin = await site.fetch("/hospital_search.json?search=73721&location=Lakeglass");
  expect([twin.status, await twin.json()]).toMatchObject([
    400,
    { named_hospitals: [{ name: "Lakeglass Medical Center", city: "Chicago", state: "IL" }] },
  ]);
});

test("a place that is found stays the answer beside a hospital elsewhere of that name", async () => {
  const { status, text } = await read("/hospital_search?search=73721&location=Mesquite");
  expect(status).toBe(200);
  expect(text).toMatch(/from Mesquite, TX|miles of Mesquite, TX/);
  expect(text).toContain("“Mesquite” is in the names of these hospitals, too.");
  expect(text).toContain("Mesquite Lantern Hospital");
  for (const place of ["Mesquite,+TX", "Mesquite+TX", "75149", "Texas", "Chicago"]) {
    const said = await read(`/hospital_search?search=73721&location=${place}`);
    expect([place, said.text.includes("Did you mean a hospital?")]).toEqual([place, false]);
  }
});

test("near a place the search goes as far as it takes to find five hospitals, and says so", async () => {
  const { status, text } = await read("/hospital_search?search=73721&location=60614");
  expect(status).toBe(200);
  expect(text).toMatch(
    /Only \d hospitals? within 25 miles (has|have) this price, so we looked within \d+ miles\./,
  );
  expect(text).toContain("Distances are in a straight line from Chicago, IL 60614.");
  const near = await pricesOf("search=73721&location=60614&sort=nearest");
  expect(near.hospital_count).toBeGreaterThanOrEqual(5);
  const miles = near.results.map(({ distance_miles }) => distance_miles ?? -1);
  expect(miles).toEqual([...miles].sort((a, b) => a - b));
});

test("a radius that was chosen is kept, and a wider one offered", async () => {
  const { link, text } = await read("/hospital_search?search=73721&location=60614&radius=25");
  expect(text).toContain("These are hospitals within 25 miles of Chicago, IL 60614, in a straight line.");
  expect(link(/^Look farther away/)).toBe("/hospital_search?search=73721&location=60614");
  const far = await pricesOf("search=73721&location=60614&radius=any");
  expect(far.hospital_count).toBe((await pricesOf("search=73721")).hospital_count);
});

interface ByDistance {
  median: number | null;
  like_price_count: number | null;
  total: number;
  by_distance: {
    radius_miles: number;
    hospital_count: number;
    amount_count: number;
    lowest: number | null;
    median: number | null;
  }[];
}

test.each([
  "",
  "&payer=Aetna",
  "&payer=Aetna&plan_kind=medicare-advantage",
])("one table tells 10, 25 and 50 miles as three searches do%s", async (asked) => {
  for (const place of ["60614", "Houston,+TX", "Philadelphia"]) {
    const query = `search=73721&location=${place}${asked}`;
    const twin = async (radius: number) =>
      (await (await site.fetch(`/hospital_search.json?${query}&radius=${radius}`)).json()) as ByDistance &
        Partial<PriceFile>;
    const { by_distance, total } = await twin(50);
    // No rate of a program's plan there: no cash price replaces it.
    if (total === 0 && asked.includes("medicare")) {
      expect(by_distance).toBeNull();
      continue;
    }
    expect(by_distance.map(({ radius_miles }) => radius_miles)).toEqual([10, 25, 50]);
    for (const row of by_distance.filter(({ hospital_count }) => hospital_count > 0)) {
      const alone = await twin(row.radius_miles);
      expect([place, row.radius_miles, alone.median, alone.like_price_count]).toEqual([
        place,
        row.radius_miles,
        row.median,
        row.hospital_count,
      ]);
      expect(alone.by_distance).toEqual(by_distance);
      if (row.hospital_count < 3) expect(row.median).toBeNull();
      expect(row.lowest).toBeGreaterThan(0);
    }
  }
});

test("the page's table shows the middle of its answer, and each row leads to its search", async () => {
  const query = "search=73721&location=Philadelphia,+PA&radius=50";
  const { text, region } = await read(`/hospital_search?${query}`);
  const table = region("Is it cheaper if you drive farther?");
  const radii = table.links().map((link) => new URL(link, "http://localhost").searchParams.get("radius"));
  expect(radii).toEqual(["10", "25", "50"]);
  const cells = table.rows().map((row) => row.join(" "));
  const { by_distance } = (await (await site.fetch(`/hospital_search.json?${query}`)).json()) as ByDistance;
  by_distance.forEach(({ hospital_count, median }, at) => {
    expect(cells[at]).toContain(String(hospital_count));
    expect(cells[at]).toContain(median === null ? "Too few" : median.toLocaleString("en-US"));
  });
  const shown = /median: lower is better (\$[\d,]+)/.exec(text)?.[1];
  const { median } = by_distance.at(-1)!;
  if (shown) expect(Number(shown.replace(/\D/g, ""))).toBe(Math.round(median ?? 0));
  const elsewhere = ["", "&location=Texas", "&location=60614&parts=yes"];
  for (const where of elsewhere) {
    const page = await read(`/hospital_search?search=73721${where}`);
    expect([where, page.html.includes('id="by-distance"')]).toEqual([where, false]);
  }
});

test("a state is its own hospitals", async () => {
  const texas = await pricesOf("search=73721&location=Texas");
  expect(new Set(texas.results.map(({ state }) => state))).toEqual(new Set(["TX"]));
  expect(texas.results.every(({ distance_miles }) => distance_miles === null)).toBe(true);
  const { text } = await read("/hospital_search?search=73721&location=Texas&sort=nearest");
  expect(text).toContain("These are hospitals anywhere in Texas.");
  expect(text).toContain("A whole state has no nearest hospital.");
});

test("the largest city of a name is meant, and the others are offered", async () => {
  const { text, links } = await read("/hospital_search?search=73721&location=Evanston");
  expect(text).toContain("from Evanston, IL.");
  expect(links()).toContain("/hospital_search?search=73721&location=Evanston%2C+WY");
});

test("odd values in any parameter are answered in words", async () => {
  const names =
    "search code code_type location radius min_price max_price payer plan setting sort page".split(" ");
  await expectOddAnswered(names, [200, 400, 404], ({ name, query, nth }) =>
    site.fetch(
      `/hospital_search?${nth % 2 === 0 ? `search=73721&location=Houston,+TX&${query}` : `${query}&${name}=again`}`,
    ),
  );
});

test("prices that cannot be ones are counted below the list, and shown apart with their reason and row", async () => {
  const { rows } = await site.db.execute<{
    code: string;
    codeType: string;
    name: string;
    setting: string;
  }>(sql`
    select code, code_type as "codeType", h.name, setting from prices join hospitals h using (hospital_id)
    where implausible is not null and modifiers = '' order by code, h.name limit 1`);
  const { code, codeType, name, setting } = rows[0]!;
  const query = `code=${code}&code_type=${codeType}&setting=${setting === "both" ? "any" : setting}`;
  const { text, links } = await read(`/hospital_search?${query}`);
  expect(text).toMatch(/\d+ prices? left out as implausible\. Show/);
  const shown = await read(links().find((link) => link.endsWith("#left-out"))!);
  const [, apart = ""] = /Prices left out as implausible(.*)Back to the prices/.exec(shown.text) ?? [];
  expect(apart).toContain(name);
  expect(apart).toMatch(
    /(used where a price is missing|median of comparable prices|above the gross charge|what Medicare pays)/,
  );
  expect(apart).toMatch(/row \d+|\/standard_charge_information\/\d+\/standard_charges\/\d+/);
  const listed = (await (await site.fetch(`/hospital_search.json?${query}`)).json()) as {
    left_out_as_implausible: number;
    results: { implausible: string | null }[];
  };
  expect(listed.left_out_as_implausible).toBeGreaterThan(0);
  expect(listed.results.every(({ implausible }) => implausible === null)).toBe(true);
});
