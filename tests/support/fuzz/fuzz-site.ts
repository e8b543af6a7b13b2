import path from "node:path";
import { systemClock } from "#app/platform/clock.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import type { MasterKey } from "#app/platform/keys/master-key.server.ts";
import { pathsOf, pathsWithActions } from "../body-bombs.ts";
import { keepAppeal } from "../kept-appeals.ts";
import { keepBill } from "../kept-bills.ts";
import { signIn } from "../sign-in.ts";
import type { WholeFile } from "./fuzz-files.ts";
import { type FuzzGround, type FuzzInput, fuzzInput } from "./fuzz-request.ts";
import { type Ask, surveySite } from "./survey-site.ts";

interface Served {
  ask: Ask;
  db: PooledDatabase;
  masterKey: MasterKey;
}

/** Whose account is asked about: their cookie, and what they keep. */
type Owner = { cookie: string; billId: string; appealId: string };

const ASKS_NOTHING = /^\/(?:logout|account\/delete|account\/export|theme|metrics)/;

async function newOwner(served: Served): Promise<Owner> {
  const person = await signIn(served);
  const billId = await keepBill(served, person);
  const appealId = await keepAppeal({ ...served, clock: systemClock }, person, { billId });
  return { cookie: person.cookie, billId, appealId };
}

/** Inputs for a running site with a build: every route, form, call and door for files. `renew` gives its account anew, since
 *  inputs end sessions and delete what is kept. */
export async function openFuzzInputs(
  served: Served,
  files: Record<"papers" | "prices", readonly WholeFile[]>,
) {
  const first = await newOwner(served);
  let owner = first;
  const parameters = { billId: first.billId, appealId: first.appealId, state: "CA", rest: "a" };
  const { routes } = await import(path.join(projectRoot(), "build/server/index.js"));
  const pages = [...new Set(pathsOf(routes, parameters))].filter((page) => !ASKS_NOTHING.test(page));
  const ground: FuzzGround = {
    survey: await surveySite(served.ask, pages, first.cookie),
    addresses: pathsOf(routes, parametersAsNamed),
    actions: pathsWithActions(routes, parametersAsNamed),
    parameters,
    fileDoors: [
      { path: "/audit/documents.json", field: "files", files: files.papers },
      { path: "/account/add-bill/upload-document", field: "files", files: files.papers },
      { path: "/account/appeals/:appealId/add-document", field: "files", files: files.papers },
      { path: "/ocr/cloud_ocr", field: "uploaded_file", files: files.papers },
      { path: "/ocr/read_document", field: "uploaded_file", files: files.papers },
      { path: "/upload-bill", field: "uploaded_file", files: files.papers },
      { path: "/audit", field: "files", files: files.papers },
      { path: "/price-files/check.json", field: "price_file", files: files.prices },
      { path: "/price-files/check", field: "price_file", files: files.prices },
    ],
    cookies: ["", "", first.cookie],
  };
  const asNow = (text: string) =>
    text
      .replaceAll(first.cookie, owner.cookie)
      .replaceAll(first.billId, owner.billId)
      .replaceAll(first.appealId, owner.appealId);
  return {
    ground,
    input(seed: number, nth: number): FuzzInput {
      const input = fuzzInput(ground, seed, nth);
      const { Cookie } = input.headers;
      return {
        ...input,
        target: asNow(input.target),
        headers: Cookie === undefined ? input.headers : { ...input.headers, Cookie: asNow(Cookie) },
        body: input.body && Buffer.from(asNow(input.body.toString("latin1")), "latin1"),
      };
    },
    async renew(): Promise<void> {
      owner = await newOwner(served);
    },
  };
}

/** Keeps what `pathsOf` would fill in: which value stands there differs from input to input. */
const parametersAsNamed: Record<string, string> = new Proxy(
  {},
  { get: (_, name) => (name === "rest" ? "*" : `:${String(name)}`) },
);
