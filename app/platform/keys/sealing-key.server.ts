import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Node would take a part of one. */
const WHOLE_TAG = { authTagLength: TAG_BYTES };

/** A key that seals bytes. `purpose` names the sealed row and field ('bill 7f3…'). Bytes sealed for one purpose
 *  don't open for another, so rows can't be swapped. */
export interface SealingKey {
  /** AES-256-GCM: nonce, tag and the sealed bytes. */
  seal(purpose: string, plain: Uint8Array): Buffer;
  /** Throws where this key did not seal these bytes for this purpose. */
  open(purpose: string, sealed: Uint8Array): Buffer;
  /** A key of 32 bytes for another cipher, always the same for a purpose. */
  derive(purpose: string): Buffer;
}

export function newKeyBytes(): Buffer {
  return randomBytes(KEY_BYTES);
}

/** `bytes`: 32 of them, by chance. */
export function sealingKeyOf(bytes: Uint8Array): SealingKey {
  const derive = (purpose: string) => Buffer.from(hkdfSync("sha256", bytes, "", purpose, KEY_BYTES));
  const cipherKey = derive("sealing");
  return {
    seal(purpose, plain) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv("aes-256-gcm", cipherKey, nonce).setAAD(Buffer.from(purpose));
      const sealed = [cipher.update(plain), cipher.final()];
      return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]);
    },
    open(purpose, sealed) {
      const nonce = sealed.subarray(0, NONCE_BYTES);
      const decipher = createDecipheriv("aes-256-gcm", cipherKey, nonce, WHOLE_TAG).setAAD(
        Buffer.from(purpose),
      );
      decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    },
    derive: (purpose) => derive(`derived ${purpose}`),
  };
}

/** `value`: what JSON can hold. */
export function sealJson(key: SealingKey, purpose: string, value: unknown): Buffer {
  return key.seal(purpose, Buffer.from(JSON.stringify(value)));
}

/** What `sealJson` sealed; the caller says its type, since no one else can have sealed it. */
export function openJson<T>(key: SealingKey, purpose: string, sealed: Uint8Array): T {
  return JSON.parse(key.open(purpose, sealed).toString("utf8"));
}
