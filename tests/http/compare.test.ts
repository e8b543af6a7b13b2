import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { expectOddAnswered } from "../support/odd-values.ts";
import { readPage } from "../support/read-page.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests({ SAMPLE_DATA: "on" });

const read = (path: string) => readPage(site, path);
const first = "hospital1=Bayou+Larkspur+Medical+Center&state1=TX&city1=Houston";
const both = `${first}&hospital2=Copper+Magnolia+Hospital&state2=TX&city2=Houston`;
/** The same, as links of ours have it. */
const bothById = async () =>
  `hospital1=Bayou+Larkspur+Medical+Center&id1=${await idOf("Bayou Larkspur Medical Center")}` +
  `&hospital2=Copper+Magnolia+Hospital&id2=${await idOf("Copper Magnolia Hospital")}`;
const idOf = async (name: string) => {
  const texans = (await read("/compare?state1=TX&choose=yes")).region("First hospital").field("Hospital");
  return texans.options.find((option) => option.name.startsWith(name))?.value ?? "";
};

test("the page asks for two hospitals, each by its state", async () => {
  const { status, text, button } = await read("/compare");
  expect(status).toBe(200);
  expect(text).toContain("Compare hospitals");
  expect(text).not.toContain("Both hospitals must be selected.");
  expect(button("Update choices").action).toBe("/compare");
  expect(await idOf("Bayou Larkspur Medical Center")).toMatch(/^[0-9a-f]{10}$/);
});

test("one hospital is not enough", async () => {
  for (const query of [
    "compare=yes",
    first,
    "hospital2=Copper+Magnolia+Hospital",
    `pick=${await idOf("Bayou Larkspur Medical Center")}`,
    `${first}&compare=yes`,
  ]) {
    const { status, text } = await read(`/compare?${query}`);
    expect([query, status]).toEqual([query, 400]);
    expect(text).toContain("Both hospitals must be selected.");
  }
  const twice = await read(`/compare?${first}&${first.replaceAll("1=", "2=")}`);
  expect([twice.status, twice.text.includes("the same hospital twice")]).toEqual([400, true]);
});

test("a form sent by POST is answered with the address to share, or with what is missing", async () => {
  const send = (fields: Record<string, string>) => site.post("/compare", fields);
  const names = { hospital1: "Bayou Larkspur Medical Center", hospital2: "Copper Magnolia Hospital" };
  const sent = await send(names);
  const address = new URL(sent.headers.get("Location") ?? "", site.origin);
  expect([sent.status, address.pathname]).toEqual([303, "/compare"]);
  expect(Object.fromEntries(address.searchParams)).toMatchObject(names);
  expect((await read(address.pathname + address.search)).status).toBe(200);
  for (const second of ["", " "]) {
    const fields = { ...names, hospital2: second };
    const refused = await send(fields);
    expect([fields, refused.status]).toEqual([fields, 400]);
    expect(await refused.text()).toContain("Both hospitals must be selected.");
  }
  expect((await send({})).status).toBe(400);
});

test("choosing a state is no comparison yet", async () => {
  const { status, text } = await read(`/compare?${first}&state2=CA&choose=yes`);
  expect(status).toBe(200);
  expect(text).not.toContain("Both hospitals must be selected.");
  expect(text).toContain("Amberlight Medical Center, Los Angeles, CA");
});

test("hospitals picked from a list lead to an address that names them", async () => {
  const [one, two] = [await idOf("Bayou Larkspur Medical Center"), await idOf("Copper Magnolia Hospital")];
  const reply = await site.fetch(`/compare?category=imaging&pick=${one}&pick=${one}&pick=${two}&compare=yes`);
  expect([reply.status, reply.headers.get("Location")]).toEqual([
    302,
    `/compare?${await bothById()}&category=imaging`,
  ]);
  for (const query of [`hospital1=${one}&hospital2=${two}`, `hospital1=Another&id1=${one}&id2=${two}`]) {
    const byId = await site.fetch(`/compare?${query}`);
    expect(byId.headers.get("Location")).toBe(`/compare?${await bothById()}`);
  }
});

test("two hospitals stand side by side with the difference in words and number", async () => {
  const { status, text, links } = await read(`/compare?${both}`);
  expect(status).toBe(200);
  expect(text).toMatch(
    /Copper Magnolia charges (more|less) for \d+ of \d+ services; the median difference is \d+%\./,
  );
  expect(text).toMatch(/\$[\d,.]+ (less|more)/);
  expect(links()).toContainEqual(expect.stringMatching(/^\/price-files\/\d+$/));
  expect(links()).toContainEqual(expect.stringMatching(/^\/price-files\/\d+\?row=\d+/)); // each price's own row
  expect(links()).toContainEqual(expect.stringMatching(/^\/hospital_service_details\?name=Bayou\+Larkspur/));
});

test("from a comparison others can be chosen, and the same hospitals asked for another service", async () => {
  const { html, link, region } = await read(`/compare?${both}`);
  expect(/<option value="[0-9a-f]{10}"/.test(html)).toBe(false); // the lists of hospitals would be half of the page
  const choosing = await read(link("Choose other hospitals"));
  for (const [which, name] of [
    ["First hospital", "Bayou Larkspur Medical Center"],
    ["Second hospital", "Copper Magnolia Hospital"],
  ] as const)
    expect(choosing.region(which).field("Hospital").value).toBe(await idOf(name));
  const { action, fields } = region("Compare something else").button("Compare");
  expect(action).toBe("/compare");
  const reply = await site.fetch(`/compare?${new URLSearchParams({ ...fields, service: "CT of the head" })}`);
  expect(reply.headers.get("Location")).toBe(`/compare?${await bothById()}&service=CT+of+the+head`);
});

test("each difference is that of its two prices, of one kind", async () => {
  const file = await (await site.fetch(`/compare.json?${both}`)).json();
  expect(file.hospital1).toBe("Bayou Larkspur Medical Center");
  expect(file.results.length).toBe(file.total);
  for (const row of file.results) {
    expect(row.difference).toBeCloseTo(row.hospital2_price - row.hospital1_price, 2);
    expect(["cash", "gross"]).toContain(row.price_kind);
  }
});

test("category and text narrow the comparison; nothing that fits is told", async () => {
  const all = await (await site.fetch(`/compare.json?${both}`)).json();
  const imaging = await (await site.fetch(`/compare.json?${both}&category=imaging`)).json();
  expect(imaging.total).toBeGreaterThan(0);
  expect(imaging.total).toBeLessThan(all.total);
  expect(new Set(imaging.results.map((row: { category: string }) => row.category))).toEqual(
    new Set(["Imaging"]),
  );
  const csv = await site.fetch(`/compare.csv?${both}&category=imaging`);
  expect(csv.headers.get("X-Total-Count")).toBe(String(imaging.total));
  const [heading = "", ...lines] = (await csv.text()).trimEnd().split("\r\n");
  expect(lines).toHaveLength(imaging.total);
  expect(heading).toMatch(/,hospital1_source_place,hospital2_source_place$/);
  const place = "(row \\d+|/standard_charge_information/\\d+/standard_charges/\\d+)";
  for (const line of lines) expect(line).toMatch(new RegExp(`,${place},${place}$`));
  const narrowed = await read(`/compare?${both}&category=imaging`);
  expect(narrowed.link(`CSV, ${imaging.total} rows`)).toMatch(/^\/compare\.csv\?/);
  const none = await read(`/compare?${both}&q=qqxxzz`);
  expect([none.status, none.text.includes("Nothing that all of them publish matches.")]).toEqual([200, true]);
});

test("a hospital that nobody knows is told by its name", async () => {
  const { status, text } = await read(`/compare?${first}&hospital2=Nowhere`);
  expect(status).toBe(400);
  expect(text).toContain("We don’t know a hospital called “Nowhere”.");
});

test("odd values in any parameter are answered in words", async () => {
  const names = "hospital1 state1 city1 hospital2 category q page pick choose".split(" ");
  await expectOddAnswered(names, [200, 302, 400, 404], ({ query }) =>
    site.fetch(`/compare?${query}&${both}`),
  );
});

test("words that only one hospital's name has mean it", async () => {
  const reply = await site.fetch(
    "/compare?name1=lakegl&name2=prairie+lark&service=ct+of+the+head&compare=yes",
  );
  expect(reply.status).toBe(302);
  expect(reply.headers.get("Location")).toMatch(
    /^\/compare\?hospital1=Lakeglass[^&]+&id1=\w+&hospital2=Prairie\+Lark[^&]+&id2=\w+&service=ct\+of\+the\+head$/,
  );
});

test("a name that several have asks which one is meant, and each answer leads to the comparison", async () => {
  const { status, text, links } = await read("/compare?name1=lantern&name2=prairie+lark&compare=yes");
  expect(status).toBe(200);
  expect(text).toContain("No hospital is called just “lantern”. Which of these do you mean?");
  expect(links()).toContainEqual(
    expect.stringMatching(/^\/compare\?hospital1=Mesquite\+Lantern.*hospital2=Prairie\+Lark.*$/),
  );
});

describe("the answer", () => {
  test("counts all that both publish, whatever page or category is shown", async () => {
    const { results, total } = await (await site.fetch(`/compare.json?${both}`)).json();
    const ratios = (results as { hospital1_price: number; hospital2_price: number }[])
      .map((row) => row.hospital2_price / row.hospital1_price)
      .sort((a, b) => a - b);
    const more = ratios.filter((ratio) => ratio > 1).length;
    const less = ratios.filter((ratio) => ratio < 1).length;
    const middle = (ratios[Math.floor((total - 1) / 2)]! + ratios[Math.ceil((total - 1) / 2)]!) / 2;
    const [word, some, other] = middle > 1 ? ["more", more, less] : ["less", less, more];
    const percent = Math.round(Math.abs(middle - 1) * 100);
    for (const query of ["", "&category=imaging", "&page=2"]) {
      const { text } = await read(`/compare?${both}${query}`);
      expect(text).toContain(
        `Copper Magnolia charges ${word} for ${some} of ${total} services; the median difference is ${percent}%.`,
      );
      expect(text).toMatch(new RegExp(`It charges (more|less) for ${other}, and the same for`));
    }
  });

  test("stands as a picture by category, each with its words and number, which leads to its services", async () => {
    const { text, link } = await read(`/compare?${both}`);
    expect(text).toMatch(/Imaging (\d+% (more|less)|[\d.]+ times as much|The same) \d+ services/);
    expect(link("Imaging")).toMatch(/^\/compare\?.*category=imaging#services$/);
  });
});

describe("a service that is asked for", () => {
  test("by its code stands before all others, large, with each hospital and the difference", async () => {
    const { html, text } = await read(`/compare?${both}&code_type=CPT&code=73721`);
    expect(text).toMatch(
      /\$[\d,.]+ at Bayou Larkspur \$[\d,.]+ at Copper Magnolia Copper Magnolia charges \$[\d,.]+ (more|less) \(/,
    );
    expect(text).toMatch(/Discounted cash price · .*?CPT 73721/);
    expect(html.indexOf('id="asked"')).toBeLessThan(html.indexOf('id="by-category"'));
  });

  test("by everyday words is found, and what else they can mean is offered", async () => {
    const { text, field } = await read(`/compare?${both}&service=ct+of+the+head`);
    expect(text).toMatch(/CT scan of the head, without contrast.*at Bayou Larkspur/);
    expect(field("Service (optional)").value).toBe("CT scan of the head, without contrast");
    const asks = await read(`/compare?${both}&service=mri`);
    expect(asks.text).toContain("Which MRI?");
    expect(asks.links()).toContainEqual(
      expect.stringMatching(/^\/compare\?.*service=mri&code_type=CPT&code=70551$/),
    );
  });

  test("that nobody knows, or that they do not price alike, is said", async () => {
    const unknown = await read(`/compare?${both}&service=qqxxzz`);
    expect([unknown.status, unknown.text.includes("No service here matches “qqxxzz”.")]).toEqual([200, true]);
    const { rows } = await site.db.execute<{ code: string; codeType: string }>(sql`
      select code, code_type as "codeType" from prices join hospitals h using (hospital_id)
      where h.name = 'Bayou Larkspur Medical Center' and (code, code_type) not in (
        select code, code_type from prices join hospitals h using (hospital_id)
        where h.name = 'Copper Magnolia Hospital') limit 1`);
    const { code, codeType } = rows[0]!;
    const { text } = await read(`/compare?${both}&code_type=${codeType}&code=${encodeURIComponent(code)}`);
    expect(text).toContain(
      `The price files of Bayou Larkspur and Copper Magnolia have no comparable prices for ${codeType} ${code}. The price file of Copper Magnolia doesn’t list ${codeType} ${code}.`,
    );
  });
});

describe("three or four hospitals", () => {
  const listTexans = async () => {
    const first = (await read("/compare?state1=TX&choose=yes")).region("First hospital");
    const texans = first.field("Hospital").options.filter(({ name }) => name.endsWith(", TX"));
    return texans.map(({ name, value }) => ({ id: value, name: name.split(", ")[0]! }));
  };

  test("are compared, and the cheapest of them is named", async () => {
    const texans = (await listTexans()).slice(0, 4);
    const reply = await site.fetch(`/compare?${texans.map(({ id }) => `pick=${id}`).join("&")}&compare=yes`);
    const address = reply.headers.get("Location") ?? "";
    expect(reply.status).toBe(302);
    expect(address).toMatch(/hospital4=[^&]+&id4=/);
    const { status, text } = await read(address);
    expect(status).toBe(200);
    expect(text).toMatch(/(is|are each) the cheapest for \d+ of \d+ services that all four publish\./);
    const file = await (await site.fetch(address.replace("/compare", "/compare.json"))).json();
    expect(Object.keys(file.results[0])).toContain("hospital4_price");
    expect(file.hospital4).toBe(texans[3]!.name);
  });

  test("a fifth and one that nobody knows are said, and the others compared", async () => {
    const texans = (await listTexans()).slice(0, 4);
    const { rows } = await site.db.execute<{ id: string; name: string }>(
      sql`select short_id as id, name from hospitals where state = 'CA' limit 1`,
    );
    const five = [...texans, ...rows].map(({ id }) => `pick=${id}`).join("&");
    const { status, text } = await read(`/compare?${five}&compare=yes`);
    expect([status, text.includes(`Left out: ${rows[0]!.name}.`)]).toEqual([200, true]);
    const [one, two] = texans;
    const odd = await read(`/compare?pick=${one!.id}&pick=${two!.id}&pick=0123456789&compare=yes`);
    expect(odd.status).toBe(200);
    expect(odd.text).toContain("We don’t know a hospital called “0123456789”.");
    expect(odd.text).toMatch(/charges (more|less) for/);
  });
});

test("hospitals that publish nothing alike are told why beside the form that they were chosen in", async () => {
  const [, second] = [await idOf("Bayou Larkspur Medical Center"), await idOf("Copper Magnolia Hospital")];
  await site.db.execute(sql`
    update prices set code = 'X' || code where hospital_id = (
      select hospital_id from hospitals where short_id = ${second})`);
  try {
    const { status, html, text } = await read(`/compare?${both}&compare=yes`);
    expect(status).toBe(200);
    expect(text).toContain(
      "The price files of Bayou Larkspur and Copper Magnolia have no prices for the same thing",
    );
    expect(text).toContain("They have no billing code in common.");
    expect(html).toContain('id="state1"');
  } finally {
    await site.db.execute(sql`
      update prices set code = substr(code, 2) where hospital_id = (
        select hospital_id from hospitals where short_id = ${second})`);
  }
});
