import { parse } from "node-html-parser";
import { expect } from "vitest";
import type { TestSite } from "./open-test-site.ts";

/** A multipart form with these files, as the account's pages send them. */
export function filesForm(
  files: { bytes: Uint8Array | string; name: string }[],
  fields: Record<string, string> = {},
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { bytes, name } of files) form.append("files", new Blob([bytes as BlobPart]), name);
  return form;
}

/** Where it leads that files were sent: as long as they wait to be read, the page of their progress is asked again. */
export async function settledAddress(
  reply: Response,
  get: (address: string) => Promise<Response>,
): Promise<string> {
  let address = reply.headers.get("Location") ?? "";
  while (address.includes("?reading=")) {
    const page = await get(address);
    if (page.status === 200) expect(page.headers.get("Refresh")).toBe("3");
    address = page.headers.get("Location") ?? address;
  }
  return address;
}

/** A page of a signed-in person, and its form as a browser would send it. */
export async function openForm(site: TestSite, cookie: string, path: string) {
  const reply = await site.fetch(path, { headers: { Cookie: cookie } });
  return formOf(reply.status, await reply.text());
}

/** The fields of a page's bill. */
export function formOf(status: number, html: string) {
  const page = parse(html);
  const form = page.querySelector("form[data-review]");
  const fields: Record<string, string> = {};
  for (const input of form?.querySelectorAll("input") ?? []) {
    const name = input.getAttribute("name");
    const isLeftOut = input.getAttribute("type") === "radio" && !input.hasAttribute("checked");
    if (name && !isLeftOut) fields[name] = input.getAttribute("value") ?? "";
  }
  for (const select of form?.querySelectorAll("select") ?? []) {
    fields[select.getAttribute("name") ?? ""] =
      select.querySelector("option[selected]")?.getAttribute("value") ?? "";
  }
  const text = page.querySelector("main")?.text.replace(/\s+/g, " ") ?? "";
  return { status, page, text, fields, action: form?.getAttribute("action") ?? "" };
}
