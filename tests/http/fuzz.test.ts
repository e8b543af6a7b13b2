import { beforeAll, expect, test } from "vitest";
import { filesOf, planFiles, priceFiles } from "../support/fuzz/fuzz-files.ts";
import { openFuzzInputs } from "../support/fuzz/fuzz-site.ts";
import { faultsOf } from "../support/fuzz/judge-reply.ts";
import { sendInput } from "../support/fuzz/send-input.ts";
import { siteForTests } from "../support/site-for-tests.ts";

// The short form of `npm run drill -- fuzz`: pictures and PDFs are the drill's alone, since reading takes seconds.

const SEED = 20_261_201;
const INPUTS = 400;

const site = siteForTests({
  SAMPLE_DATA: "on",
  API_REQUESTS_PER_MINUTE: "100000",
  TRUST_PROXY: "loopback",
});
let inputs: Awaited<ReturnType<typeof openFuzzInputs>>;
beforeAll(async () => {
  const papers = [...planFiles, ...filesOf("typed-bills")];
  inputs = await openFuzzInputs({ ...site, ask: site.fetch }, { papers, prices: priceFiles() });
});

test("the ground of the inputs is the whole site", () => {
  const { survey, addresses, actions } = inputs.ground;
  expect(addresses.length).toBeGreaterThan(150);
  expect(actions.length).toBeGreaterThan(60);
  expect(survey.forms.length).toBeGreaterThan(30);
  expect(survey.links.length).toBeGreaterThan(200);
  expect(survey.calls.length).toBeGreaterThan(10);
});

test(`${INPUTS} inputs of seed ${SEED} are answered in words, within the site, and soon`, async () => {
  const faults: string[] = [];
  for (let nth = 0; nth < INPUTS; nth++) {
    const input = inputs.input(SEED, nth);
    const reply = await sendInput(site.origin, input, `198.51.100.${nth % 250}`);
    for (const fault of faultsOf(input, reply, site.origin))
      faults.push(`${nth}: ${input.method} ${input.target.slice(0, 100)}: ${fault}`);
  }
  expect(faults).toEqual([]);
});
