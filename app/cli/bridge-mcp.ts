import { once } from "node:events";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { defineCommand, exitCodes } from "./define-command.ts";

export const bridgeMcp = defineCommand({
  site: "none",
  usage: ["[--to <address>]"],
  about: `Lets an assistant on this machine use a site by the Model Context Protocol over standard input and output. The site must be running;
assistants that speak HTTP need only its address, /mcp.`,
  options: {
    to: {
      type: "string",
      value: "<address>",
      about: "the site (default: http://127.0.0.1 at PORT, or 3000)",
    },
  },
  examples: ["", "--to https://prices.example"],
  read({ values: { to }, positionals }) {
    const address = to ?? `http://127.0.0.1:${process.env.PORT ?? "3000"}`;
    return positionals.length === 0 && URL.canParse("/mcp", address)
      ? { address: new URL("/mcp", address) }
      : null;
  },
  async run({ address }, { signal }) {
    const site = new StreamableHTTPClientTransport(address);
    const assistant = new StdioServerTransport();
    const tell = (error: unknown) => console.error(error instanceof Error ? error.message : error);
    assistant.onmessage = (message) => void site.send(message).catch(tell);
    site.onmessage = (message) => void assistant.send(message).catch(tell);
    await site.start();
    await assistant.start();
    await Promise.race([once(process.stdin, "end", { signal }), once(process.stdin, "close", { signal })]);
    await assistant.close();
    await site.close();
    return exitCodes.done;
  },
});
