declare module "virtual:remix/server-build" {
  const build: import("@remix-run/node").ServerBuild;
  export = build;
}

/** The addresses of what a browser reads bills by (`NetworkFiles`). */
declare module "virtual:browser-networks" {
  export const detection: string;
  export const recognition: string;
  export const alphabet: string;
}
