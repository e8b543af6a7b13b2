import { expect, test } from "vitest";
import { signText, verifySignedText } from "./signed-text.server.ts";

const secret = "a secret of this server, long enough";
const signed = signText(secret, "door", "Zürich 7");

test("a signed text is given back, and fits into a URL as it is", () => {
  expect(verifySignedText(secret, "door", signed)).toBe("Zürich 7");
  expect(encodeURIComponent(signed)).toBe(signed);
});

test("a text signed with another secret or for another purpose is not accepted", () => {
  expect(verifySignedText("another secret of another server", "door", signed)).toBeNull();
  expect(verifySignedText(secret, "window", signed)).toBeNull();
});

test("a changed text, a changed seal and nonsense are not accepted", () => {
  const [text = "", seal = ""] = signed.split(".");
  const forgeries = [
    `${Buffer.from("Zürich 8").toString("base64url")}.${seal}`,
    `${text}.${seal.slice(0, -1)}`,
    `${text}.${seal}.`,
    `${text}.${seal}A`,
    `${text}.`,
    `.${seal}`,
    text,
    "",
    "..",
    `${text}.${"é".repeat(43)}`,
  ];
  for (const forgery of forgeries) expect(verifySignedText(secret, "door", forgery), forgery).toBeNull();
  for (let at = 0; at < seal.length; at += 1) {
    const other = seal[at] === "A" ? "B" : "A";
    expect(
      verifySignedText(secret, "door", `${text}.${seal.slice(0, at)}${other}${seal.slice(at + 1)}`),
    ).toBeNull();
  }
});
