import { randomBytes } from "node:crypto";
import { createCookie } from "@remix-run/node";
import { signText, verifySignedText } from "./signed-text.server.ts";

const PURPOSE = "voter";
const yearSeconds = 31_536_000;

/** Sent with the roadmap alone, so that voters still get the other pages from the page cache. */
const cookie = createCookie("voter", {
  path: "/roadmap",
  httpOnly: true,
  sameSite: "lax",
  maxAge: yearSeconds,
});

/** The random id of a visitor who has voted; null without a cookie, and where it is not one of ours. */
export async function readVoterId(request: Request, secret: string): Promise<string | null> {
  const signed: unknown = await cookie.parse(request.headers.get("Cookie"));
  return typeof signed === "string" ? verifySignedText(secret, PURPOSE, signed) : null;
}

/** A new visitor's random id, and the cookie that brings it back. */
export async function makeVoter(
  request: Request,
  secret: string,
): Promise<{ voterId: string; setCookie: string }> {
  const voterId = randomBytes(16).toString("base64url");
  const secure = new URL(request.url).protocol === "https:";
  return { voterId, setCookie: await cookie.serialize(signText(secret, PURPOSE, voterId), { secure }) };
}
