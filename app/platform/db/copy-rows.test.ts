import { beforeAll, beforeEach, expect, test } from "vitest";
import { databaseForTests } from "../../../tests/support/database-for-tests.ts";
import { copyRows, copyValue, openCopyLines } from "./copy-rows.server.ts";
import { inTransaction } from "./in-transaction.server.ts";

const database = databaseForTests();
beforeAll(async () => {
  await database.db.$client.query("create table copied (id integer, text text)");
});
beforeEach(() => database.db.$client.query("truncate copied"));

const copy = (lines: string | Buffer) =>
  inTransaction(database.db, (client) => copyRows(client, "copied", ["id", "text"], lines));
const texts = async () =>
  (await database.db.$client.query("select text from copied order by id")).rows.map((row) => row.text);

test("every text arrives as it was, and null as null", async () => {
  const written = [
    "",
    "plain",
    "tab\tin",
    "line\nfeed\r\n",
    "back\\slash",
    "\\N",
    "\\.",
    "é€😀",
    "'; drop table copied",
    null,
  ];
  await copy(written.map((text, id) => `${id}\t${copyValue(text)}\n`).join(""));
  expect(await texts()).toEqual(written);
});

test("what PostgreSQL's text cannot hold is left out or replaced", async () => {
  await copy(`1\t${copyValue("a\0b\0")}\n2\t${copyValue("half \ud83d")}\n`);
  expect(await texts()).toEqual(["ab", "half \ufffd"]);
});

test("gathered lines arrive in full, however long they are", async () => {
  const lines = openCopyLines();
  const long = ["x".repeat(50_000), "é".repeat(200_000), "😀".repeat(100_000), "end"];
  for (const [id, text] of long.entries()) lines.add(`${id}\t${text}\n`);
  expect(lines.sizeBytes()).toBe(long.reduce((sum, text) => sum + Buffer.byteLength(text) + 3, 0));
  const taken = lines.take();
  lines.add("9\tnext\n"); // must not write over what was taken
  await copy(taken);
  expect(await texts()).toEqual(long);
  await copy(lines.take());
  expect(await texts()).toEqual([...long, "next"]);
});

test("a row that does not fit takes nothing in, and the connection goes on", async () => {
  await expect(copy("1\tgood\nnone\tbad\n")).rejects.toThrow(/invalid input syntax for type integer: "none"/);
  expect(await texts()).toEqual([]);
  await copy("1\tgood\n");
  expect(await texts()).toEqual(["good"]);
});
