import { isIP } from "node:net";
import type { z } from "zod/v4";

/** What Express' setting 'trust proxy' takes: false, a number of hops, or names and addresses of networks. */
export type TrustProxy = false | number | string[];

const NETWORK_NAMES = new Set(["loopback", "linklocal", "uniquelocal"]);

/** Parses a list of trusted proxies. Trusting all is not offered: then any visitor could claim any address. */
export function parseTrustProxy(text: string, context: z.RefinementCtx): TrustProxy {
  if (text === "none") return false;
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const networks = text.split(",").map((network) => network.trim());
  if (!networks.every(isNetwork)) context.addIssue({ code: "custom" });
  return networks;
}

function isNetwork(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  if (NETWORK_NAMES.has(text)) return true;
  const family = isIP(address);
  const bitsAreFine =
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
  return family !== 0 && bitsAreFine && rest.length === 0;
}
