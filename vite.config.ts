import { createHash } from "node:crypto";
import { vitePlugin as remix } from "@remix-run/dev";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig, type Plugin } from "vite";
import { loadSiteSettings } from "./app/cli/load-site-settings.js";
import { makeNetworks, type NetworkFiles } from "./app/platform/ocr/network/make-networks.server.ts";
import remixConfig from "./remix.config.js";

loadSiteSettings();

/** Builds server.ts and the reading processes beside Remix's own server build, and lets server.ts answer in `npm run dev`. */
function compositionRoot(): Plugin {
  return {
    name: "composition-root",
    config: {
      order: "post", // after Remix, which sets its own single input
      handler: (_config, { command, isSsrBuild }) =>
        command === "build" && isSsrBuild
          ? {
              build: {
                rollupOptions: {
                  treeshake: false, // it takes a tenth of the build's time and leaves a server as long as it was
                  input: {
                    index: "virtual:remix/server-build",
                    server: "./server.ts",
                    "ocr-worker": "./app/platform/ocr/worker/ocr-worker.server.ts",
                    "paper-process": "./app/domain/documents/process/paper-process.server.ts",
                    "check-process": "./app/domain/file-checks/process/check-process.server.ts",
                    "parquet-process": "./app/domain/open-data/parquet/parquet-process.server.ts",
                  },
                  output: { entryFileNames: "[name].js" },
                },
              },
            }
          : undefined,
    },
    configureServer: {
      order: "pre", // before Remix's own dev handler
      handler: (vite) => () => {
        let site: Promise<import("./server.ts").Site> | undefined;
        const openSite = async () => {
          const { openDevelopmentSite } = await vite.ssrLoadModule("./server.ts");
          return openDevelopmentSite(() => vite.ssrLoadModule("virtual:remix/server-build"));
        };
        vite.httpServer?.once("close", async () => (await site)?.close());
        vite.middlewares.use(async (request, response, next) => {
          try {
            site ??= openSite(); // at the first request: Vite also makes servers that answer none
            (await site).app(request, response);
          } catch (error) {
            next(error);
          }
        });
      },
    },
  };
}

/** One style sheet for the whole site: it is small, and on a slow connection one request beats ten. */
function oneStyleSheet(): Plugin {
  return {
    name: "one-style-sheet",
    config: (_config, { command, isSsrBuild }) =>
      command === "build" && !isSsrBuild
        ? {
            build: {
              rollupOptions: {
                output: { manualChunks: (id) => (id.includes(".css.ts") ? "styles" : undefined) },
              },
            },
          }
        : undefined,
  };
}

/** Pages are whole without React in the browser: of the client's build only style sheets, pictures and the scripts that
 *  pages name (`?worker&url`) are kept. Remix has read its manifest by then. */
function noClientApplication(): Plugin {
  return {
    name: "no-client-application",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const [name, { type }] of Object.entries(bundle)) if (type === "chunk") delete bundle[name];
      },
    },
  };
}

/** 'virtual:browser-networks' gives the addresses of what a browser reads bills by, made of the installed models. */
function browserNetworks(): Plugin {
  const id = "virtual:browser-networks";
  const developmentFolder = "/@browser-networks/";
  const endings = { detection: "onnx", recognition: "onnx", alphabet: "json" };
  const names = Object.keys(endings) as (keyof NetworkFiles)[];
  let isBuild = false;
  let made: Promise<NetworkFiles> | undefined;
  const make = () => {
    made ??= makeNetworks({ isHalved: true });
    return made;
  };
  return {
    name: "browser-networks",
    configResolved({ command }) {
      isBuild = command === "build";
    },
    resolveId: (source) => (source === id ? `\0${id}` : null),
    async load(source, options) {
      if (source !== `\0${id}`) return null;
      const networks = await make();
      const address = (name: keyof NetworkFiles) => {
        if (!isBuild) return `${developmentFolder}${name}`;
        const source = networks[name];
        const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
        const fileName = `assets/${name}-${hash}.${endings[name]}`;
        if (!options?.ssr) this.emitFile({ type: "asset", fileName, source });
        return `/${fileName}`;
      };
      return names.map((name) => `export const ${name} = "${address(name)}";`).join("\n");
    },
    configureServer(vite) {
      vite.middlewares.use(developmentFolder, async (request, response, next) => {
        const name = names.find((each) => request.url === `/${each}`);
        if (name) response.end((await make())[name]);
        else next();
      });
    },
  };
}

/** The networks of the reading processes, made once: each reader starts 0.2 s sooner. */
function readerNetworks(): Plugin {
  return {
    name: "reader-networks",
    apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
    async generateBundle() {
      for (const [name, source] of Object.entries(await makeNetworks({ isHalved: false }))) {
        this.emitFile({ type: "asset", fileName: `networks/${name}`, source });
      }
    },
  };
}

export default defineConfig({
  plugins: [
    vanillaExtractPlugin(),
    remix(remixConfig),
    oneStyleSheet(),
    noClientApplication(),
    compositionRoot(),
    browserNetworks(),
    readerNetworks(),
  ],
  server: { port: Number(process.env.PORT ?? 3000), host: process.env.HOST },
  // Of 18 MB that readers in browsers take, the compressed size would be worked out to be printed alone.
  build: { target: "es2022", assetsInlineLimit: 0, reportCompressedSize: false },
});
