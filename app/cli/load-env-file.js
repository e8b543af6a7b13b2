import { existsSync } from "node:fs";

/** Sets the variables of `.env` in the folder where the command was called, if there is one. What is set already stays. */
export function loadEnvFile() {
  if (existsSync(".env")) process.loadEnvFile(".env");
}
