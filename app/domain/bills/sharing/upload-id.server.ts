import { createHash } from "node:crypto";

/** Returns the id of one upload, from the form and the file. If a browser keeps a form and sends another file,
 *  that is another upload. Without the form's random id, the upload id reveals nothing about the file. */
export function uploadIdOf(formId: string, bytes: Uint8Array): string {
  const digest = createHash("sha256").update(formId).update("\0").update(bytes).digest();
  digest.writeUInt8((digest.readUInt8(6) & 0x0f) | 0x80, 6); // a UUID of version 8: made by a rule of one's own (RFC 9562)
  digest.writeUInt8((digest.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = digest.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    "-",
  );
}
