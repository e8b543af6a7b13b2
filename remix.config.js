/** Options of Remix's compiler, read by vite.config.ts: Remix 2 builds with Vite.
 *  @type {Partial<import("@remix-run/dev").VitePluginConfig>} */
export default {
  appDirectory: "app",
  buildDirectory: "build",
  serverModuleFormat: "esm",
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: true,
    v3_routeConfig: true,
    // Without it a cold dev server throws 'Invalid hook call' on the first hydrated page.
    unstable_optimizeDeps: true,
  },
};
