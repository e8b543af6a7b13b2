/** SMTP's limit for a whole address and for the part before the @ (RFC 5321, 4.5.3.1, and its erratum 1690). */
const ADDRESS_LIMIT = 254;
const LOCAL_PART_LIMIT = 64;

const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]+$/;
const DOMAIN_LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** How to mend an address that `parseEmailAddress` does not take. */
export const emailAddressHint = "Enter an email address in the format name@example.com";

/**
 * The address, trimmed and in lower case, or null when it cannot be one. It takes what browsers take in an
 * email field (HTML, 'valid email address') whose domain has at least two parts; browsers send other alphabets as xn--.
 */
export function parseEmailAddress(text: string): string | null {
  const address = text.trim().toLowerCase();
  if (address.length > ADDRESS_LIMIT) return null;
  const [local = "", domain = "", ...rest] = address.split("@");
  if (rest.length > 0 || local.length > LOCAL_PART_LIMIT || !LOCAL_PART.test(local)) return null;
  if (local.startsWith(".") || local.endsWith(".") || local.includes("..")) return null;
  const labels = domain.split(".");
  if (labels.length < 2 || !labels.every((label) => DOMAIN_LABEL.test(label))) return null;
  const isNumericAddress = /^\d+$/.test(labels.at(-1) ?? "");
  return isNumericAddress ? null : address;
}
