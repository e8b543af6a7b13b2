import { SaxesParser } from "saxes";
import { detachedText } from "#app/platform/db/detached-text.ts";
import {
  type Fields,
  GROUPS,
  type GroupKind,
  READ_DOCUMENTS,
  READ_ELEMENTS,
  type ReturnFields,
  SCHEDULE_H,
} from "./return-fields.ts";

/** What a return cannot be read for, in words for an operator. */
export class BrokenReturnError extends Error {}

const MAX_DEPTH = 100;
/** The longest text of the form has 9,000 characters. */
const MAX_ELEMENT_LENGTH = 1_000_000;
const MAX_KEPT_CHARACTERS = 16_000_000;
/** A document of a return ('Return/ReturnData/IRS990'). The elements in a document that no one reads are only counted. */
const DOCUMENT_DEPTH = 3;

/**
 * Reads a return as a stream. The parser resolves no entities but XML's own five; a document type, an element of more than a
 * million characters or a depth of more than 100 ends it. Throws `BrokenReturnError`.
 */
export async function readReturnFields(
  bytes: AsyncIterable<Uint8Array>,
): Promise<ReturnFields & { version: string | null }> {
  const { parser, fields, eventCount } = openReader();
  const decoder = new TextDecoder();
  let [eventsBefore, charactersSince] = [0, 0];
  const write = (text: string) => {
    parser.write(text);
    // The parser holds an element's text until its end.
    charactersSince = eventCount() === eventsBefore ? charactersSince + text.length : 0;
    eventsBefore = eventCount();
    if (charactersSince > MAX_ELEMENT_LENGTH)
      throw new BrokenReturnError("An element is longer than any of the form.");
  };
  for await (const chunk of bytes) write(decoder.decode(chunk, { stream: true }));
  write(decoder.decode());
  parser.close();
  return fields();
}

function openReader() {
  const parser = new SaxesParser();
  const groups = { facilities: [] as Fields[], sections: [] as Fields[], remarks: [] as Fields[] };
  const single = new Map<string, string>();
  const paths: string[] = [];
  let [events, keptCharacters, hasScheduleH] = [0, 0, false];
  let version: string | null = null;
  let group: { kind: GroupKind; path: string; fields: Map<string, string> } | null = null;
  /** The depth of the document that no one reads; 0: not in one. */
  let passedOverAt = 0;
  let text: string | null = null;

  parser.on("error", (error) => {
    throw new BrokenReturnError(`It is not well-formed XML: ${error.message}`);
  });
  parser.on("doctype", () => {
    throw new BrokenReturnError("It has a document type, which returns do not have.");
  });
  parser.on("opentag", ({ name, attributes }) => {
    events++;
    const ownName = name.slice(name.indexOf(":") + 1);
    const path = passedOverAt > 0 ? "" : [...paths.slice(-1), ownName].join("/");
    paths.push(path);
    if (paths.length > MAX_DEPTH) throw new BrokenReturnError("Its elements are nested too deep.");
    if (passedOverAt > 0) return;
    if (paths.length === 1) version = attributes.returnVersion ?? null;
    if (path === SCHEDULE_H) hasScheduleH = true;
    if (paths.length === DOCUMENT_DEPTH && path.startsWith("Return/ReturnData/") && !READ_DOCUMENTS.has(path))
      passedOverAt = paths.length;
    const kind = GROUPS.get(path);
    if (kind) group = { kind, path, fields: new Map() };
    text = READ_ELEMENTS.has(path) ? "" : null;
  });
  const keep = (part: string) => {
    events++;
    if (text === null) return;
    keptCharacters += part.length;
    if (keptCharacters > MAX_KEPT_CHARACTERS)
      throw new BrokenReturnError("It has more text than a return has.");
    text += part;
  };
  parser.on("text", keep);
  parser.on("cdata", keep);
  parser.on("comment", () => void events++);
  parser.on("processinginstruction", () => void events++);
  parser.on("closetag", () => {
    events++;
    const path = paths.pop();
    if (path === undefined) throw new BrokenReturnError("It closes an element that it has not opened.");
    if (passedOverAt > paths.length) passedOverAt = 0;
    const kept = text === null ? "" : detachedText(text.trim());
    text = null;
    if (kept && group) setOnce(group.fields, path.slice(group.path.length + 1), kept);
    else if (kept) setOnce(single, path, kept);
    if (group?.path === path) {
      groups[group.kind].push(group.fields);
      group = null;
    }
  });
  return {
    parser,
    eventCount: () => events,
    fields: () => ({ single, hasScheduleH, version, ...groups }),
  };
}

function setOnce(fields: Map<string, string>, path: string, value: string): void {
  if (!fields.has(path)) fields.set(path, value);
}
