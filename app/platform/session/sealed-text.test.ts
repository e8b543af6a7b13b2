import { expect, test } from "vitest";
import { openSealedText, sealText } from "./sealed-text.server.ts";

const secret = "the secret of this server";

test("A sealed text opens for the server and the purpose that it was sealed for, and for no other", () => {
  const token = sealText(secret, "a purpose", "Öl für $5");
  expect(openSealedText(secret, "a purpose", token)).toBe("Öl für $5");
  expect(openSealedText(secret, "another purpose", token)).toBeNull();
  expect(openSealedText("another secret", "a purpose", token)).toBeNull();
});

test("A sealed text tells nothing of what it holds, and one that was changed does not open", () => {
  const token = sealText(secret, "a purpose", "Cedar Valley Hospital");
  expect(Buffer.from(token, "base64url").toString("latin1")).not.toContain("Cedar");
  const changed = Buffer.from(token, "base64url");
  changed[changed.length - 1]! ^= 1;
  expect(openSealedText(secret, "a purpose", changed.toString("base64url"))).toBeNull();
  expect(["", "a", "not one of ours"].map((text) => openSealedText(secret, "a purpose", text))).toEqual([
    null,
    null,
    null,
  ]);
});
