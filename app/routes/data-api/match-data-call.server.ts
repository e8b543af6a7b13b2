import { itemAt } from "#app/domain/item-at.ts";
import { dataCalls } from "./calls/data-calls.server.ts";
import type { DataCall } from "./data-call.server.ts";

type MatchedCall =
  | { outcome: "matched"; call: DataCall; given: Record<string, string> }
  | { outcome: "unknown" };

/** Which call an address, whose path is encoded as UTF-8, asks for, and its parameters, decoded. A name in the path may hold slashes (%2F). Of a
 *  parameter that is repeated the first counts; an empty one is as if left out. */
export function matchDataCall(url: URL): MatchedCall {
  const segments = url.pathname.slice(1).split("/");
  const call = dataCalls.find(({ path }) => fits(templateOf(path), segments));
  if (!call) return { outcome: "unknown" };
  const given: Record<string, string> = {};
  for (const [name, value] of url.searchParams) {
    if (value !== "") given[name] ??= value;
  }
  for (const [index, part] of templateOf(call.path).entries()) {
    const name = parameterName(part);
    if (name) given[name] = decodeURIComponent(itemAt(segments, index));
  }
  return { outcome: "matched", call, given };
}

function templateOf(path: string): string[] {
  return path.slice(1).split("/");
}

function fits(template: string[], segments: string[]): boolean {
  if (template.length !== segments.length) return false;
  return template.every((part, index) => parameterName(part) !== null || part === segments[index]);
}

/** 'hospital' of '{hospital}'; null for a fixed part. */
function parameterName(part: string): string | null {
  return part.startsWith("{") ? part.slice(1, -1) : null;
}
