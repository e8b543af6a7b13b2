import type { MultipartPart } from "@remix-run/multipart-parser";
import { isChosenFile, receiveParts } from "./receive-parts.server.ts";

export type ReceivedFile =
  | {
      outcome: "received";
      bytes: Uint8Array;
      /** As the sender's machine calls it; '' when it says nothing. */
      name: string;
      /** The form's text fields. */
      fields: ReadonlyMap<string, string>;
    }
  | { outcome: "missing" } // the field is missing, or an empty file field
  | { outcome: "several" }
  | { outcome: "too-large" }
  | { outcome: "stalled" } // the client stopped sending, or was too slow
  | { outcome: "malformed" } // not a multipart form, or cut off partway
  | { outcome: "left" }; // the client went away

/** Takes the one file of a multipart form while it streams (`receiveParts`). */
export async function receiveFile(
  request: Request,
  { fieldName, maxFileBytes }: { fieldName: string; maxFileBytes: number },
): Promise<ReceivedFile> {
  const files: MultipartPart[] = [];
  const fields = new Map<string, string>();
  const maxTotalBytes = maxFileBytes + 100_000; // other fields of the form
  const limits = { maxFileBytes, maxTotalBytes, maxParts: 10 };
  const received = await receiveParts(request, limits, (part) => {
    if (part.name === fieldName && isChosenFile(part)) files.push(part);
    else if (part.name && part.isText) fields.set(part.name, part.text);
    return files.length <= 1;
  });
  switch (received) {
    case "whole": {
      const [file] = files;
      if (!file) return { outcome: "missing" };
      return { outcome: "received", bytes: file.bytes, name: file.filename ?? "", fields };
    }
    case "ended":
      return { outcome: "several" };
    case "file-too-large":
      return { outcome: "too-large" };
    case "form-too-large":
      return { outcome: files.length > 0 ? "several" : "too-large" };
    default:
      return { outcome: received };
  }
}
