import { appendFileSync, mkdirSync } from "node:fs";
import path from "node:path";

/** Where operators keep secrets in the project's folder. */
const places = [
  ".env",
  ".env.production",
  ".npmrc",
  "app/.env",
  "deploy/docker/.env",
  "deploy/docker/pgbouncer-users.txt",
  "deploy/proxy/userlist.txt",
  "data/account-key",
  "site.env",
];

/** Writes a secret into each place of a folder where one may be, and returns it. */
export function plantSecrets(folder: string): string {
  const secret = "faircharge-planted-secret";
  for (const place of places.map((name) => path.join(folder, name))) {
    mkdirSync(path.dirname(place), { recursive: true });
    appendFileSync(place, `\n//registry.example.org/:_authToken=${secret}\n`);
  }
  return secret;
}
