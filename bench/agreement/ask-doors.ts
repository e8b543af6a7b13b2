import { parse } from "node-html-parser";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import { dollars } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import { formatPrice } from "#app/domain/money/format-price.ts";

/** One code at one hospital, asked for one plan; '': for all plans of the payer. */
export type Question = ServiceCode & {
  hospitalName: string;
  shortId: string;
  location: string;
  payer: string;
  plan: string;
};

/** The rate in dollars that leads at a door: '$1297.5 of Aetna HMO', or NO_RATE. */
export type Lead = { door: string; lead: string };
export const NO_RATE = "no rate";

/** Answers an address of the site with its text. */
export type Ask = (pathAndQuery: string) => Promise<string>;

/** The leading rate at each entry point; entry points that agree have one leading rate. Pages are compared with the API at the
 *  precision of their amounts. If the search doesn't list a hospital, because its price is for another setting or only a part,
 *  its own page and file are used. */
export async function askDoors(ask: Ask, question: Question): Promise<{ leads: Lead[]; isListed: boolean }> {
  const { codeType: code_type, code, payer, plan, location, hospitalName, shortId } = question;
  const asked = String(new URLSearchParams({ code_type, code, payer, plan }));
  const [json, csv, list, page, file] = await Promise.all([
    ask(`/hospital_search.json?${asked}&location=${location}`),
    ask(`/hospital_search.csv?${asked}&location=${location}`),
    ask(`/hospital_search?${asked}&location=${location}`),
    ask(`/hospital_service_details?${asked}&id=${shortId}`),
    ask(`/hospital_service_details.csv?${new URLSearchParams({ code_type, code, id: shortId })}`),
  ]);
  const ofHospital = ({ hospital_name }: Row) => hospital_name === hospitalName;
  const inApi = ((JSON.parse(json).results ?? []) as Row[]).find(ofHospital);
  const listed = rowsOfCsv(file).map((row) => leadOf(row, "payer_as_written", "plan", "negotiated_dollar"));
  const figure = figureOf(page);
  if (!inApi) {
    const isInFile = listed.some(({ amount }) => shown(amount, formatDollars) === figure);
    return {
      isListed: false,
      leads: [
        { door: "service page", lead: figure },
        { door: "service page’s file", lead: isInFile ? figure : NO_RATE },
      ],
    };
  }
  const lead = leadOf(inApi, "payer_name", "plan_name", "payer_rate");
  const inFile = leadOf(rowsOfCsv(csv).find(ofHospital) ?? {}, "payer_name", "plan_name", "payer_rate");
  const row = rowInList(list, shortId);
  const linked = row ? figureOf(await ask(row.href)) : null;
  const isInFile = lead.amount === null || listed.some((rate) => nameOf(rate) === nameOf(lead));
  const onPage = (text: string) => (text === shown(lead.amount, formatDollars) ? nameOf(lead) : text);
  const inList = row && row.name === lead.name && row.amount === shown(lead.amount, formatPrice);
  return {
    isListed: true,
    leads: [
      { door: "API", lead: nameOf(lead) },
      { door: "search’s file", lead: nameOf(inFile) },
      { door: "search", lead: inList ? nameOf(lead) : row ? `${row.amount} of ${row.name}` : NO_RATE },
      { door: "service page", lead: onPage(figure) },
      ...(linked === null ? [] : [{ door: "service page of the search’s link", lead: onPage(linked) }]),
      { door: "service page’s file", lead: isInFile ? nameOf(lead) : NO_RATE },
    ],
  };
}

type Row = Record<string, string | number | null>;
/** Null: no amount in dollars. */
type Rate = { amount: string | null; name: string };

const nameOf = ({ amount, name }: Rate) => (amount === null ? NO_RATE : `$${Number(amount)} of ${name}`);
const shown = (amount: string | null, format: typeof formatPrice) =>
  amount === null ? NO_RATE : format(dollars(amount));

function leadOf(row: Row, payer: string, plan: string, rate: string): Rate {
  const amount = String(row[rate] ?? "");
  return { amount: amount === "" ? null : amount, name: `${row[payer]} ${row[plan]}` };
}

/** The hospital's first row in the list; null: no rate leads it. */
function rowInList(html: string, shortId: string): (Rate & { href: string }) | null {
  const row = parse(html)
    .querySelectorAll("tr[data-row]")
    .find((tr) => tr.querySelector(`a[href*="id=${shortId}"]`));
  const href = row?.querySelector('a[href*="/hospital_service_details"]')?.getAttribute("href") ?? "";
  const query = new URLSearchParams(href.replace(/^[^?]*/, ""));
  const amount = row?.querySelector("td")?.textContent.match(AMOUNT)?.[0];
  return query.has("payer") && amount
    ? { amount, name: `${query.get("payer")} ${query.get("plan")}`, href }
    : null;
}

const AMOUNT = /^\$[\d,.]*\d/;

/** The lowest amount of the page's price, where that is a payer's rate. */
function figureOf(html: string): string {
  const price = parse(html).querySelector('section[aria-labelledby="price"]');
  const isRate = price?.querySelector("#price")?.textContent.startsWith("Rate of");
  return (isRate && price?.querySelector("p")?.textContent.match(AMOUNT)?.[0]) || NO_RATE;
}

/** Rows by the names of the heading, as the site writes them by RFC 4180. */
function rowsOfCsv(text: string): Row[] {
  const lines = text.match(/(?:"(?:[^"]|"")*"|[^"\r\n])+/g) ?? [];
  const [names = [], ...rows] = lines.map((line) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
      ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? "",
    ),
  );
  return rows.map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ""])));
}
