import { parse } from "content-disposition";
import { trimEndOf } from "../../text/trim-end-of.ts";

const MAX_NAME_LENGTH = 150;
const FALLBACK = "download";

/**
 * The name to save a download under: from Content-Disposition, else the last part of an address's path, the first
 * that has an ending such as ".csv". Never a path, hidden or empty.
 */
export function downloadFileName(contentDisposition: string | null, urls: readonly URL[]): string {
  const names = [
    parse(contentDisposition ?? "").parameters.filename ?? "",
    ...urls.map((url) => decode(url.pathname.slice(url.pathname.lastIndexOf("/") + 1))),
  ]
    .map(safeName)
    .filter((name) => name !== "");
  return names.find((name) => /\.[a-z0-9]{2,5}$/i.test(name)) ?? names[0] ?? FALLBACK;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function safeName(name: string): string {
  const last = name.slice(Math.max(name.lastIndexOf("/"), name.lastIndexOf("\\")) + 1);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not stand in a name.
  const allowed = last.replace(/[\x00-\x1f\x7f<>:"|?*]/g, "_").replace(/^[.\s]+/, "");
  const clean = trimEndOf(allowed, /[.\s]/);
  const ending = /\.[a-z0-9.]{1,10}$/i.exec(clean)?.[0] ?? "";
  return clean.slice(0, clean.length - ending.length).slice(0, MAX_NAME_LENGTH) + ending;
}
