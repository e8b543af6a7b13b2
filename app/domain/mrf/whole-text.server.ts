import { decodeText } from "./decode-text.server.ts";
import { openTextBytes } from "./open-text-bytes.server.ts";

/** The text of a file's bytes without its byte order mark. UTF-16 throws `UnreadableBytesError`. */
export function wholeText(bytes: Uint8Array): string {
  const text = openTextBytes();
  return decodeText(Buffer.concat([text.write(bytes), text.end()]));
}
