import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** Watches from a separate process how long /healthz takes. */
export async function openHealthWatch(origin: string) {
  const file = fileURLToPath(new URL("./watch-health.ts", import.meta.url));
  const child = fork(file, [origin], { execArgv: ["--import", "tsx"] });
  return {
    /** The longest answer since it was last asked, in ms; the one under way counts. */
    async worstMs(): Promise<number> {
      child.send("tell");
      const [ms] = await once(child, "message");
      return ms;
    },
    async close() {
      child.disconnect();
      await once(child, "exit");
    },
  };
}
