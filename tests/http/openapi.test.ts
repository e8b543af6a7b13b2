import { readFile } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";
import { callAddress } from "#app/routes/data-api/call-address.ts";
import { dataCalls } from "#app/routes/data-api/calls/data-calls.server.ts";
import { UploadReply, uploadExample } from "#app/routes/data-api/upload-reply.server.ts";
import { pageOf, readPage } from "../support/read-page.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests({ SAMPLE_DATA: "on" });
let uploaded: unknown;
beforeAll(async () => {
  const form = new FormData();
  form.set("uploaded_file", new Blob([await readFile(bill)], { type: "image/png" }), "bill.png");
  uploaded = await (await site.post("/ocr/cloud_ocr", form)).json();
});

const bill = "tests/fixtures/bills/urgent-care-receipt.png";

/** The specification's section 7, with the parameters that it names. */
const specified: [path: string, parameters: string[]][] = [
  ["/get_statistics", []],
  ["/service_search/get_service_names", []],
  ["/service_search/get_suggestions", ["q"]],
  ["/service_search/get_locations", []],
  ["/statewise_pricing/get_categories", []],
  ["/statewise_pricing/get_pricing/{category}", ["category"]],
  ["/common/get_states", []],
  ["/cost_comparison/get_hospitals", ["state"]],
  ["/cost_comparison/compare_costs", ["hospital1", "hospital2"]],
  ["/hospital_finder/get_categories", ["state"]],
  ["/hospital_finder/get_sub_categories", ["service_category", "state"]],
  ["/hospital_finder/update_dropdowns", ["sub_category", "state"]],
  [
    "/hospital_finder/search",
    ["state", "category", "subcategory", "cpt", "service", "hospital", "sort", "page"],
  ],
  ["/service_search/controlled_search", ["search", "location", "min_price", "max_price"]],
  ["/common/hospital_metadata/{name}", ["name"]],
  ["/services/search", ["location", "min_price", "max_price", "service_name"]],
  ["/service_viewer/get_categories/{hospital}", ["hospital"]],
  ["/service_viewer/get_sub_categories/{hospital}/{category}", ["hospital", "category"]],
  [
    "/service_viewer/get_services/{hospital}/{category}/{subcategory}",
    ["hospital", "category", "subcategory"],
  ],
  ["/ocr/get_recent_uploads", []],
];

/** Calls beyond it. */
const further: [path: string, parameters: string[]][] = [
  ["/assistance.json", ["id"]],
  ["/payer_check.json", ["npi", "ein"]],
  ["/rights.json", ["state"]],
  ["/hospital_search.json", ["search", "location", "payer"]],
  ["/data/downloads/manifest.json", []],
];

async function openApi() {
  const reply = await site.fetch("/openapi.json");
  expect([reply.status, reply.headers.get("Content-Type")]).toEqual([
    200,
    expect.stringContaining("application/json"),
  ]);
  return reply.json();
}

test("every call of the specification is in openapi.json with its parameters, and what takes bills", async () => {
  const { openapi, paths } = await openApi();
  expect(openapi).toBe("3.1.0");
  const sending = [
    "/ocr/cloud_ocr",
    "/ocr/read_document",
    "/audit.json",
    "/audit/documents.json",
    "/audit/text.json",
    "/assistance.json",
    "/payer_rates.json",
    "/price-files/check.json",
  ];
  const reading = [...specified, ...further];
  const all = new Set([...reading.map(([path]) => path), ...sending]);
  expect(Object.keys(paths).sort()).toEqual([...all].sort());
  for (const [path, parameters] of reading) {
    const documented = paths[path].get.parameters.map(({ name }: { name: string }) => name);
    expect([path, documented]).toEqual([path, expect.arrayContaining(parameters)]);
  }
  for (const path of sending) expect(paths[path].post.requestBody.required).toBe(true);
});

test("openapi.json hangs together: operations have names of their own, path parameters and references are there", async () => {
  const document = await openApi();
  const operations = Object.entries<Record<string, { operationId: string; parameters: Parameter[] }>>(
    document.paths,
  ).flatMap(([path, methods]) => Object.values(methods).map((operation) => ({ path, ...operation })));
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  for (const { path, parameters } of operations) {
    const inPath = parameters.filter((parameter) => parameter.in === "path");
    expect(inPath.map(({ name }) => `{${name}}`).sort()).toEqual((path.match(/\{\w+\}/g) ?? []).sort());
    for (const { name, required, description, schema } of parameters) {
      expect([path, name, description]).toEqual([path, name, expect.stringMatching(/\w+.*\.$/s)]);
      expect([path, name, schema.type]).toEqual([
        path,
        name,
        expect.stringMatching(/^(string|integer|number)$/),
      ]);
      if (path.includes(`{${name}}`)) expect([path, name, required]).toEqual([path, name, true]);
    }
  }
  for (const [, reference = ""] of JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    const target = reference.split("/").reduce((part, key) => part?.[key], document);
    expect([reference, target]).toEqual([reference, expect.any(Object)]);
  }
});

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  description: string;
  schema: { type: string };
}

test.each(
  dataCalls.map((call) => [call.path, call] as const),
)("the example of %s is what the call answers on the sample data, in the documented shape", async (path, {
  example,
  reply,
}) => {
  const answered = await site.fetch(callAddress(path, example.given));
  expect(answered.status).toBe(200);
  const body = await answered.json();
  expect(reply.parse(body)).toEqual(body); // equal: nothing that the schema doesn't describe
  expectPart(example.reply, body, path);
});

test("the example of the upload is what the reading of that bill answers", () => {
  expect(UploadReply.parse(uploaded)).toEqual(uploaded);
  const { receipt_path: path, ...shown } = uploadExample;
  expectPart(shown, uploaded, "/ocr/cloud_ocr");
  const [start = "", end = ""] = path.split("…");
  expect(uploaded).toMatchObject({ receipt_path: expect.stringContaining(start) });
  expect(uploaded).toMatchObject({ receipt_path: expect.stringContaining(end) });
});

/** Fields of the day on which the test runs. */
const ofTheDay = /\.(last_updated_on|timestamp)$/;

/** Whether an example says nothing that the answer does not: its lists may leave items out. */
function expectPart(example: unknown, answered: unknown, place: string): void {
  if (Array.isArray(example)) {
    const items = answered as unknown[];
    for (const [index, item] of example.entries()) {
      const same = items.find((candidate) => JSON.stringify(candidate) === JSON.stringify(item));
      expectPart(item, same ?? items[index], `${place}[${index}]`);
    }
  } else if (example !== null && typeof example === "object") {
    for (const [name, value] of Object.entries(example)) {
      expectPart(value, (answered as Record<string, unknown>)?.[name], `${place}.${name}`);
    }
  } else if (!ofTheDay.test(place)) {
    expect([place, answered]).toEqual([place, example]);
  }
}

test("the page about the API shows every call, its parameters and its example, without script", async () => {
  const reply = await site.fetch("/api");
  expect(reply.headers.get("Cache-Control")).toContain("s-maxage=60");
  const { html, links } = await pageOf(reply);
  expect(html).toMatch(/<title>Data API \| Faircharge<\/title>/);
  expect(html.match(/<script/g)).toHaveLength(1); // the site's own small module
  for (const { path, parameters, example } of dataCalls) {
    expect(html).toContain(`</span> ${path}</h2>`);
    expect(links()).toContain(callAddress(path, example.given));
    for (const name of Object.keys(parameters.shape)) expect(html).toContain(`<code>${name}</code>`);
  }
  expect(html).toContain("curl -F uploaded_file=@bill.pdf");
  expect((await readPage(site, "/")).links()).toContain("/api");
});
