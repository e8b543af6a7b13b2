import { defineCommand, exitCodes } from "./define-command.ts";

export const startSite = defineCommand({
  site: "may-be-new",
  usage: ["[--site <place>]"],
  about: `Builds the site when a source is newer than the build, then serves it. npm start does the same.
PORT, DATA_DIR and the other settings are in docs/settings.md; none is required.`,
  options: {},
  examples: [""],
  read: ({ positionals }) => (positionals.length === 0 ? {} : null),
  async run() {
    await import("./start.js");
    return exitCodes.done;
  },
});
