import { hash } from "@node-rs/argon2";
import { expect, test } from "vitest";
import { openPasswordHasher, SERVED_PASSWORD_COST } from "./open-password-hasher.server.ts";

const hasher = openPasswordHasher({ places: 1, maxWaiting: 4, cost: SERVED_PASSWORD_COST });

test("a password is right with its own hash alone, also as another keyboard writes its letters", async () => {
  const [first, second] = [await hasher.hash("Zoë’s café"), await hasher.hash("Zoë’s café")];
  expect(first).toMatch(/^\$argon2id\$v=19\$m=65536,t=4,p=1\$/);
  expect(first).not.toBe(second);
  expect(await hasher.check("Zoe\u0308’s cafe\u0301", first)).toBe("right");
  expect(await hasher.check("zoë’s café", first)).toBe("wrong");
});

test("one that was hashed with less than today's cost is told from others", async () => {
  const old = await hash("correct horse", { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  expect(await hasher.check("correct horse", old)).toBe("right-but-weak");
  expect(await hasher.check("wrong horse", old)).toBe("wrong");
});

test("where there is no account no password is right, not even the one that stands in", async () => {
  expect(await hasher.check("no account has this password", null)).toBe("wrong");
});

test("checks run in turn; past those that may wait, the next is told so", async () => {
  const passwordHash = await hasher.hash("correct horse");
  const checks = await Promise.all(
    Array.from({ length: 7 }, () => hasher.check("correct horse", passwordHash)),
  );
  expect(checks).toEqual(["right", "right", "right", "right", "right", "busy", "busy"]);
});
