import { createHash } from "node:crypto";

/** The name of one upload: of one file out of one form, so that a form that a browser kept and that now sends another
 *  file is another upload. It tells nothing of the file to anybody who does not know the form's own random id. */
export function uploadIdOf(formId: string, bytes: Uint8Array): string {
  const digest = createHash("sha256").update(formId).update("\0").update(bytes).digest();
  digest.writeUInt8((digest.readUInt8(6) & 0x0f) | 0x80, 6); // a UUID of version 8: made by a rule of one's own (RFC 9562)
  digest.writeUInt8((digest.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = digest.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    "-",
  );
}
