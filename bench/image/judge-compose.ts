import { parse } from "yaml";

interface Service {
  image?: string;
  cap_add?: string[];
  cap_drop?: string[];
  security_opt?: string[];
  read_only?: boolean;
  mem_limit?: string;
  pids_limit?: number;
  stop_grace_period?: string;
  logging?: { options?: Record<string, string> };
  networks?: Record<string, unknown>;
  ports?: (string | { published: number; protocol: string })[];
  environment?: Record<string, string>;
}

interface Compose {
  services: Record<string, Service>;
  networks?: Record<string, { internal?: boolean } | null>;
}

/** What finishes its work when it is asked to stop. */
const endsInOrder = ["site-1", "site-2", "worker", "database"];
/** What may reach the internet: for certificates, and for mail. */
const reachesOutside = ["caddy", "worker"];

/** What a review would refuse in compose.yaml, as `docker-compose config` prints it with all its settings filled in. */
export function judgeCompose(text: string, password: string): string[] {
  const { services, networks = {} } = parse(text) as Compose;
  const problems = Object.entries(services).flatMap(([name, service]) => {
    const opens = Object.keys(service.networks ?? { default: null }).some(
      (each) => !networks[each]?.internal,
    );
    const held: Record<string, boolean> = {
      "drops all capabilities": service.cap_drop?.includes("ALL") ?? false,
      "adds no capability but Caddy's for its ports":
        (service.cap_add ?? []).join() === (name === "caddy" ? "NET_BIND_SERVICE" : ""),
      "gains no privileges": service.security_opt?.includes("no-new-privileges:true") ?? false,
      "has a read-only root": service.read_only ?? false,
      "has a limit of memory and processes": Boolean(service.mem_limit && service.pids_limit),
      "has a limit of its log": Boolean(service.logging?.options?.["max-size"]),
      "has an image of an exact version": /^[\w-]+:(?:\d+\.\d+|drill)/.test(service.image ?? ""),
      "has time to end in order": !endsInOrder.includes(name) || Boolean(service.stop_grace_period),
      "reaches the internet only where it must": opens === reachesOutside.includes(name),
      "has no password in an address": !service.environment?.DATABASE_URL?.includes(password),
      "reads bills without a network":
        !/^site|^worker/.test(name) || Boolean(service.environment?.OCR_LAUNCHER?.includes("no-network")),
    };
    return Object.entries(held).flatMap(([what, holds]) =>
      holds ? [] : [`compose.yaml: it does not hold that ${name} ${what}`],
    );
  });
  const ports = (services.caddy?.ports ?? []).map((port) =>
    typeof port === "string" ? port : `${port.published}/${port.protocol}`,
  );
  if (!ports.some((port) => port.endsWith("443/udp"))) problems.push("compose.yaml: HTTP/3 has no port");
  return problems;
}
