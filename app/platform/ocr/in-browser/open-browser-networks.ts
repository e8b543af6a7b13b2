import { env, InferenceSession, Tensor } from "onnxruntime-web/wasm";
import { type OpenNetwork, openNetworkOf } from "../network/open-network.ts";
import type { PageNetworks } from "../open-page-reader.ts";
import type { LoadAsset } from "./reader-asset.ts";

/** Opens the two networks on onnxruntime's WebAssembly, which loads nothing by itself and reports to no one. One thread:
 *  more need a page that is isolated from all other origins. */
export async function openBrowserNetworks(load: LoadAsset): Promise<PageNetworks> {
  env.wasm.numThreads = 1;
  env.wasm.wasmBinary = await load("runtime");
  return {
    detection: await openNetwork(await load("detection")),
    recognition: await openNetwork(await load("recognition")),
    alphabet: { texts: JSON.parse(new TextDecoder().decode(await load("alphabet"))) },
  };
}

async function openNetwork(model: ArrayBuffer): Promise<OpenNetwork> {
  const session = await InferenceSession.create(model, {
    executionProviders: ["wasm"],
    enableMemPattern: false,
  });
  return openNetworkOf(session, Tensor);
}
