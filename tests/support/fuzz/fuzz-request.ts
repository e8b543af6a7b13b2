import { openSeededRandom, type SeededRandom } from "#app/domain/sample-data/seeded-random.ts";
import { breakBytes } from "./break-bytes.ts";
import type { WholeFile } from "./fuzz-files.ts";
import { oddJson, oddText } from "./fuzz-values.ts";
import type { Survey } from "./survey-site.ts";
import { valueOfSchema } from "./value-of-schema.ts";

/** What inputs are made of. */
export interface FuzzGround {
  survey: Survey;
  /** The address of each route ('/account/bills/:billId'), and of those that take what is posted. */
  addresses: readonly string[];
  actions: readonly string[];
  /** What stands for a parameter of an address, where something does. */
  parameters: Readonly<Record<string, string>>;
  fileDoors: readonly { path: string; field: string; files: readonly WholeFile[] }[];
  /** Values of the Cookie header; '' for nobody. */
  cookies: readonly string[];
}

export interface FuzzInput {
  method: string;
  /** As it is sent. */
  target: string;
  headers: Record<string, string>;
  body: Buffer | null;
  /** Whether a socket sends it letter by letter, since a client library would mend it. */
  isRaw: boolean;
  isFile: boolean;
}

const FORM = "application/x-www-form-urlencoded";
const JSON_TYPE = "application/json";
const BOUNDARY = "fuzz-boundary";
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;
const SPELLINGS: readonly ((path: string) => string)[] = [
  (path) => `/es${path}`,
  (path) => `/es/${path}`,
  (path) => `/ES${path}`,
  (path) => `/es/..${path}`,
  (path) => `/es/%2e%2e${path}`,
  (path) => `/${path}`,
  (path) => `${path}/`,
  (path) => `${path};a=b`,
  (path) => `${path}%2f`,
  (path) => path.replace(/[a-z]/, (letter) => letter.toUpperCase()),
  (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => `http://other.example${path}`,
  (path) => `\\${path}`,
];
const ODD_HEADERS: readonly [string, readonly string[]][] = [
  ["Accept", ["", "*/*;q=0", "application/json", "text/x-script", "a".repeat(3_000)]],
  ["Accept-Encoding", ["identity;q=0", "br;q=2", "gzip, br", "*"]],
  ["Accept-Language", ["es", "zz-ZZ", "*;q=-1", ",,,,"]],
  ["If-None-Match", ["*", '"a', 'W/"1"']],
  ["If-Modified-Since", ["yesterday", "Thu, 01 Jan 1970 00:00:00 GMT"]],
  ["Range", ["bytes=0-0", "bytes=-1", "bytes=9-1", "lines=1-2"]],
  ["Cookie", ["__session=a.b", "theme=%00", "a=b; ".repeat(400), "theme=neon; saved=%7B"]],
  ["Content-Encoding", ["gzip", "br", "identity"]],
  ["X-HTTP-Method-Override", ["DELETE"]],
  ["X-Forwarded-Prefix", ["//other.example"]],
  ["X-Original-URL", ["/admin"]],
  ["MCP-Protocol-Version", ["0", "9999-99-99"]],
  ["Mcp-Session-Id", ["a", "\u00ff"]],
];
const METHODS = ["HEAD", "OPTIONS", "PUT", "DELETE", "PATCH", "PROPFIND"];

/** The input of a seed with this number: the same each time, of the same ground. */
export function fuzzInput(ground: FuzzGround, seed: number, nth: number): FuzzInput {
  const random = openSeededRandom(seed, nth);
  const kind = random.uniform();
  const input =
    kind < 0.4
      ? question(ground, random)
      : kind < 0.6
        ? filledForm(ground, random)
        : kind < 0.75
          ? call(ground, random)
          : kind < 0.85
            ? anyBody(ground, random)
            : sentFile(ground, random);
  const cookie = random.pick(ground.cookies);
  if (cookie !== "") input.headers.Cookie = cookie;
  if (random.chance(0.15)) addOddHeader(input, random);
  if (random.chance(0.05) && input.body === null) input.method = random.pick(METHODS);
  if (random.chance(0.08) && input.body === null) {
    input.target = random.pick(SPELLINGS)(input.target);
    input.isRaw = true;
  }
  return input;
}

function addOddHeader(input: FuzzInput, random: SeededRandom): void {
  const [name, values] = random.pick(ODD_HEADERS);
  // A body that says it is packed is broken by that alone.
  if (name !== "Content-Encoding" || input.body !== null) input.headers[name] = random.pick(values);
}

const asking = (target: string): FuzzInput => ({
  method: "GET",
  target,
  headers: {},
  body: null,
  isRaw: false,
  isFile: false,
});

const posting = (target: string, contentType: string, body: Buffer): FuzzInput => ({
  ...asking(target),
  method: "POST",
  headers: { "Content-Type": contentType },
  body,
});

function question({ survey, addresses, parameters }: FuzzGround, random: SeededRandom): FuzzInput {
  const isLink = survey.links.length > 0 && random.chance(0.5);
  const url = new URL(
    isLink ? random.pick(survey.links) : pathOf(random.pick(addresses), parameters, random),
    "http://site",
  );
  const known = [...url.searchParams.keys()];
  for (let nth = random.integer(0, 4); nth > 0; nth--) {
    const name = known.length > 0 && random.chance(0.6) ? random.pick(known) : random.pick(survey.names);
    if (random.chance(0.2)) url.searchParams.append(name, oddText(random));
    else url.searchParams.set(name, oddText(random));
  }
  const query = random.chance(0.1)
    ? `?${random.pick(survey.names)}=%${random.pick(["", "0", "zz", "ff"])}`
    : url.search;
  const prefix = random.chance(0.25) && !url.pathname.startsWith("/es/") ? "/es" : "";
  return asking(prefix + url.pathname + query);
}

function pathOf(address: string, parameters: Readonly<Record<string, string>>, random: SeededRandom): string {
  return address.replace(/:(\w+)|\*$/g, (_, name = "*") => {
    const known = parameters[name];
    if (known !== undefined && random.chance(0.6)) return known;
    return encodeURIComponent(wellFormed(oddText(random))).slice(0, 4_000);
  });
}

function filledForm({ survey }: FuzzGround, random: SeededRandom): FuzzInput {
  const { action, fields } = random.pick(survey.forms);
  const filled = Object.entries(fields).map(([name, value]): [string, string] => [
    name,
    random.chance(0.3) ? oddText(random) : value,
  ]);
  if (random.chance(0.2)) filled.push([random.pick(survey.names), oddText(random)]);
  if (random.chance(0.2)) filled.splice(random.integer(0, filled.length), 1);
  return random.chance(0.7)
    ? posting(action, FORM, Buffer.from(new URLSearchParams(filled).toString()))
    : posting(action, MULTIPART, multipart(filled.map(([name, value]) => [name, null, Buffer.from(value)])));
}

function call({ survey }: FuzzGround, random: SeededRandom): FuzzInput {
  const { path, schema, wrap } = random.pick(survey.calls);
  const find = (ref: string) => survey.schemas[ref.slice(ref.lastIndexOf("/") + 1)] ?? {};
  const value = wrap(valueOfSchema(schema, random, { oddness: random.pick([0, 0.05, 0.2]), find }));
  const text = Buffer.from(JSON.stringify(value));
  const input = posting(path, JSON_TYPE, random.chance(0.2) ? breakBytes(text, random) : text);
  input.headers.Accept = "application/json, text/event-stream";
  return input;
}

function anyBody({ actions, parameters, survey }: FuzzGround, random: SeededRandom): FuzzInput {
  const path = pathOf(random.pick(actions), parameters, random);
  const name = random.pick(survey.names);
  const texts: Record<string, string> = {
    [FORM]: `${name}=${encodeURIComponent(wellFormed(oddText(random)))}&`.repeat(random.integer(1, 30)),
    [JSON_TYPE]: JSON.stringify(random.chance(0.5) ? oddJson(random) : { [name]: oddJson(random) }),
    [MULTIPART]: multipart([
      [name, random.chance(0.5) ? "a.csv" : null, Buffer.from(oddText(random))],
    ]).toString(),
    "text/plain": oddText(random),
    "": oddText(random),
  };
  const type = random.pick(Object.keys(texts));
  const body = Buffer.from(texts[random.chance(0.8) ? type : random.pick(Object.keys(texts))] ?? "");
  return posting(path, type, random.chance(0.3) ? breakBytes(body, random) : body);
}

function sentFile({ fileDoors, parameters }: FuzzGround, random: SeededRandom): FuzzInput {
  const { path, field, files } = random.pick(fileDoors);
  const parts = Array.from({ length: random.chance(0.1) ? 3 : 1 }, (): Part => {
    const { name, bytes } = random.pick(files);
    return [field, random.chance(0.1) ? oddText(random).slice(0, 200) : name, breakBytes(bytes, random)];
  });
  const body = multipart(parts);
  const sent = random.chance(0.1) ? breakBytes(body, random) : body;
  return { ...posting(pathOf(path, parameters, random), MULTIPART, sent), isFile: true };
}

/** Half a pair of surrogates has no bytes. */
const wellFormed = (text: string) => Buffer.from(text).toString();

type Part = [name: string, fileName: string | null, bytes: Buffer];

function multipart(parts: readonly Part[]): Buffer {
  const clean = (text: string) => wellFormed(text).replace(/["\r\n]/g, " ");
  const written = parts.map(([name, fileName, bytes]) => {
    const file =
      fileName === null ? "" : `; filename="${clean(fileName)}"\r\nContent-Type: application/octet-stream`;
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${clean(name)}"${file}\r\n\r\n`;
    return Buffer.concat([Buffer.from(head), bytes, Buffer.from("\r\n")]);
  });
  return Buffer.concat([...written, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}
