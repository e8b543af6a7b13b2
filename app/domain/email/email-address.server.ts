import { z } from "zod/v4";

/** SMTP's limit for a whole address and for the part before the @ (RFC 5321, 4.5.3.1, and its erratum 1690). */
const ADDRESS_LIMIT = 254;
const LOCAL_PART_LIMIT = 64;

const EmailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(ADDRESS_LIMIT)
  .pipe(z.email({ pattern: z.regexes.html5Email }));

/**
 * The address, trimmed and in lower case, or null when it cannot be one. It takes what browsers take in an email field
 * (HTML, 'valid email address') whose domain has at least two parts; browsers send other alphabets as xn--.
 */
export function parseEmailAddress(text: string): string | null {
  const { data: address } = EmailAddress.safeParse(text);
  if (address === undefined) return null;
  const [local = "", domain = ""] = address.split("@");
  if (local.length > LOCAL_PART_LIMIT || /^\.|\.\.|\.$/.test(local)) return null;
  return /\.(?!\d+$)[^.]+$/.test(domain) ? address : null;
}
