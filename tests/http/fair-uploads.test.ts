import { connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { keepAppeal } from "../support/kept-appeals.ts";
import { keepBill } from "../support/kept-bills.ts";
import { openTestSite, type TestSite } from "../support/open-test-site.ts";
import { signIn } from "../support/sign-in.ts";
import { billFixture, uploadForm } from "../support/upload.ts";

let site: TestSite;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await site.close();
});

interface Sent {
  headers?: Record<string, string>;
  /** The beginning of the body. */
  begin: string;
}

/** Begins to send a body of a megabyte and holds on; what it was answered so far. */
function beginToSend(address: string, { headers = {}, begin }: Sent) {
  const { hostname, port, host } = new URL(site.origin);
  const socket = connect(Number(port), hostname);
  sockets.push(socket);
  const all = { Host: host, "Content-Length": "1000000", ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.on("error", () => {}).write(`POST ${address} HTTP/1.1\r\n${lines.join("")}\r\n${begin}`);
  let answer = "";
  socket.on("data", (data) => {
    answer += data;
  });
  return { socket, answer: () => answer };
}

const multipart = { "Content-Type": "multipart/form-data; boundary=x" };
const beginOfFile = (field: string) =>
  `--x\r\nContent-Disposition: form-data; name="${field}"; filename="a.png"\r\n\r\n`;

test("one address takes no more than its share of the places for files, at whichever doors", async () => {
  site = await openTestSite({ OCR_WORKERS: "1", OCR_QUEUE_LENGTH: "8" });
  const owner = await signIn(site);
  const appealId = await keepAppeal(site, owner, { billId: await keepBill(site, owner) });
  const doors: [string, string][] = [
    ["/ocr/cloud_ocr", "uploaded_file"],
    ["/audit/documents.json", "files"],
    ["/audit?with=explanation", "bill"],
    ["/account/add-bill/upload-document", "files"],
    [`/account/appeals/${appealId}/add-document`, "files"],
  ];
  const network = (address: string) => ({ "X-Forwarded-For": address });
  const holders = Array.from({ length: 30 }, (_, at) => {
    const [address, field] = doors[at % doors.length]!;
    // Addresses of one customer's network.
    const headers = { ...multipart, ...network(`2001:db8::${at}`), Cookie: owner.cookie };
    return beginToSend(address, { headers, begin: beginOfFile(field) });
  });
  const turnedAway = () => holders.filter(({ answer }) => answer().startsWith("HTTP/1.1 503"));
  await expect.poll(() => turnedAway().length).toBe(24);
  for (const { answer } of turnedAway()) expect(answer()).toMatch(/^Retry-After: 30\r$/im);

  const bytes = await billFixture("urgent-care-receipt.png");
  const upload = (address: string) =>
    site.post("/ocr/cloud_ocr", uploadForm({ bytes, name: "a.png" }), network(address));
  expect((await upload("192.0.2.1")).status).toBe(200);
  expect((await upload("2001:db8::beef")).status).toBe(503);
  for (const { socket } of holders) socket.destroy();
  await expect.poll(async () => (await upload("2001:db8::beef")).status).toBe(200);
});

const form = { "Content-Type": "application/x-www-form-urlencoded" };

test.each<[string, Sent, string]>([
  ["/ocr/cloud_ocr", { headers: multipart, begin: beginOfFile("uploaded_file") }, "Please try again"],
  ["/audit/documents.json", { headers: multipart, begin: beginOfFile("files") }, "Send them again."],
  ["/audit.json", { headers: { "Content-Type": "application/json" }, begin: "[" }, "Send it again."],
  [
    "/login",
    { headers: { ...form, "Content-Length": "90000" }, begin: "email=" },
    "Go back and send the form again.",
  ],
])("%s gives up who sends a byte now and then, in words", async (address, sent, words) => {
  site = await openTestSite({ UPLOAD_IDLE_TIMEOUT_MS: "500" });
  const { socket, answer } = beginToSend(address, sent);
  const trickle = setInterval(() => socket.write("1"), 50);
  await expect.poll(answer).toContain(words);
  clearInterval(trickle);
  expect(answer()).toMatch(/^HTTP\/1\.1 408 /);
});
