import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

// Run by serve-bare.ts: answers every request with the one reply that it gets, and reports its port.
process.once("message", ({ headers, body }: { headers: Record<string, string>; body: string }) => {
  const bytes = Buffer.from(body, "base64");
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
  server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
});
