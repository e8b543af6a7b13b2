import { readFile } from "node:fs/promises";
import type { InferenceSession as Session } from "onnxruntime-node";
import { changeNetwork, type Network } from "./onnx-network.ts";
import { InferenceSession } from "./onnxruntime.server.ts";
import { simplifyNetwork } from "./simplify-network.ts";

/** Opens an ONNX model on one thread, simplified and then changed by `change`. */
export async function openNetwork(
  modelPath: string,
  change: (network: Network) => void = () => {},
): Promise<Session> {
  const model = changeNetwork(await readFile(modelPath), (network) => {
    simplifyNetwork(network);
    change(network);
  });
  return InferenceSession.create(model, { intraOpNumThreads: 1, interOpNumThreads: 1 });
}
