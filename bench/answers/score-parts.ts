import { createReadStream, existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";

interface Label {
  file: string;
  row: string;
  code: string;
  gross: string;
  cash: string;
  label: string;
}

/** A row of the service page's file. */
interface Charge {
  cash_price: number | null;
  gross_charge: number | null;
  source_place: string;
  price_part: string;
}

/** Returns how well a site's `price_part` identifies whole prices in labeled rows. `folder` has the rows' files
 *  (mrf/ of the test data, with the national archive unpacked next to it). Rows labeled 'unsure' are left out. */
export async function scoreParts(
  site: string,
  labelFile: string,
  folder: string,
): Promise<{ precision: number; recall: number }> {
  const [names = [], ...rows] = readFileSync(labelFile, "utf8").trim().split("\n").map(cellsOf);
  const labels = rows.map(
    (cells) => Object.fromEntries(names.map((name, at) => [name, cells[at]])) as unknown as Label,
  );
  const told = { right: 0, false: 0, missed: 0, absent: 0 };
  for (const label of labels.filter(({ label }) => label !== "unsure")) {
    const charge = await findCharge(site, label, folder);
    const isWhole = label.label === "whole-facility";
    const isTold = charge?.price_part === "whole-facility";
    if (!charge) told.absent += 1;
    else if (isWhole && isTold) told.right += 1;
    else if (isTold) told.false += 1;
    else if (isWhole) told.missed += 1;
    if (charge && isWhole !== isTold) {
      console.log(`${label.file} row ${label.row}, ${label.code}: ${label.label}, told ${charge.price_part}`);
    }
  }
  console.log(`labeled rows that the site does not have: ${told.absent}`);
  return {
    precision: told.right / (told.right + told.false),
    recall: told.right / (told.right + told.missed),
  };
}

async function findCharge(site: string, label: Label, folder: string): Promise<Charge | null> {
  const file = path.join(folder, label.file);
  if (!existsSync(file)) return null;
  const name = await hospitalOf(file);
  const first = await listCharges(site, { name, code: label.code });
  const ids = first.alternatives?.map(({ id }) => id) ?? [];
  const replies = ids.length === 0 ? [first] : [];
  for (const id of ids) replies.push(await listCharges(site, { name, id, code: label.code }));
  const charges = replies.flatMap(({ results }) => results ?? []);
  const amount = (text: string) => (text === "" ? null : Number(text));
  return (
    charges.find(({ source_place }) => source_place.split(" ").includes(label.row)) ??
    charges.find(
      ({ cash_price, gross_charge }) =>
        cash_price === amount(label.cash) && gross_charge === amount(label.gross),
    ) ??
    null
  );
}

type Reply = { alternatives?: { id: string }[]; results?: Charge[] };

async function listCharges(site: string, query: { name: string; id?: string; code: string }): Promise<Reply> {
  const address = new URL("/hospital_service_details.json", site);
  address.search = String(new URLSearchParams({ ...query, code_type: "CPT" }));
  return (await (await fetch(address)).json()) as Reply;
}

const HEADER_LINES = 2;

/** The name that the file itself gives: the first cell of its second line, or a member of JSON. */
async function hospitalOf(file: string): Promise<string> {
  const bytes = createReadStream(file);
  const text = file.endsWith(".gz") ? bytes.pipe(createGunzip()) : bytes;
  if (file.includes(".json")) {
    for await (const block of text) {
      const name = /"hospital_name": ?"([^"]+)"/.exec(String(block))?.[1];
      if (name) return name;
    }
    throw new Error(`${file} names no hospital.`);
  }
  let lines = 0;
  for await (const line of createInterface({ input: text })) {
    lines += 1;
    if (lines === HEADER_LINES) return cellsOf(line)[0] ?? "";
  }
  throw new Error(`${file} has no second line.`);
}

/** The cells of a line of CSV without line breaks in them. */
function cellsOf(line: string): string[] {
  const cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (const sign of line.trimEnd()) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (sign === "," && !isQuoted) {
      cells.push(cell);
      cell = "";
    } else cell += sign;
  }
  return [...cells, cell];
}
