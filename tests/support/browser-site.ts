import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import { patientLimits } from "./patient-limits.ts";
import { seldomOptimised } from "./seldom-optimised.ts";
import { openMailServer, type TestMailServer } from "./smtp-server.ts";
import { openTestDatabase } from "./test-database.ts";

/** The built site in a separate process, for the browser tests of one worker. */
export interface BrowserSite {
  origin: string;
  /** Takes the mail that the site sends. */
  mail: TestMailServer;
  close(): Promise<void>;
}

/** Opens a site with the sample data, on its own database and mail server. `readingPatienceMs`: how long a browser
 *  without script waits for a bill's reply. */
export async function openBrowserSite(readingPatienceMs: number): Promise<BrowserSite> {
  const database = await openTestDatabase({ hasSampleData: true });
  const mail = await openMailServer();
  const dataDir = await mkdtemp(path.join(tmpdir(), "faircharge-e2e-"));
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const program = [
    seldomOptimised,
    "--import",
    "tsx",
    "tests/support/serve-with-patience.ts",
    String(readingPatienceMs),
  ];
  const server = spawn(process.execPath, program, {
    cwd: projectRoot(),
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: database.databaseUrl,
      DATA_DIR: dataDir,
      OCR_WORKERS: "1",
      ...patientLimits,
      SITE_URL: origin, // what links in mail lead to
      SMTP_URL: mail.url,
      MAIL_FROM: "Faircharge <mail@faircharge.example>",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(server, "exit");
  await new Promise<void>((resolve, reject) => {
    server.stdout.on("data", (text: Buffer) => text.includes("is ready at") && resolve());
    exited.then(() => reject(new Error("The site of the browser tests ended before it was ready.")), reject);
  });
  return {
    origin,
    mail,
    async close() {
      server.kill("SIGTERM");
      await exited;
      await mail.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
