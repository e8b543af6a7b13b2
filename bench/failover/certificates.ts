import { chmodSync, copyFileSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import { machineAddresses } from "./network.ts";
import { runOrThrow } from "./run-or-throw.ts";

/** Where docs/operating.md puts them on each machine; the drill's own is that of a machine of the sites with a certificate. */
export const certificates = {
  authority: "/etc/faircharge/ca.crt",
  certificate: "/etc/faircharge/machine.crt",
  key: "/etc/faircharge/machine.key",
};

/** Makes the machines' certificates in `workFolder`, and lays out those for switching the primary, for the processes of
 *  this mount namespace alone. */
export function layCertificates(workFolder: string): void {
  const made = path.join(workFolder, "tls");
  const addresses = Object.values(machineAddresses);
  runOrThrow(path.join(projectRoot(), "deploy/database/make-certificates.sh"), made, ...addresses);
  runOrThrow("mount", "-t", "tmpfs", "-o", "mode=755", "tmpfs", "/etc/faircharge");
  for (const file of Object.values(certificates)) {
    copyFileSync(path.join(made, addresses[0]!, path.basename(file)), file);
    chmodSync(file, file === certificates.key ? 0o600 : 0o644);
  }
}
