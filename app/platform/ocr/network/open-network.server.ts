import { readFile } from "node:fs/promises";
import { changeNetwork, type Network } from "./onnx-network.ts";
import { InferenceSession, Tensor } from "./onnxruntime.server.ts";
import { type OpenNetwork, openNetworkOf } from "./open-network.ts";
import { simplifyNetwork } from "./simplify-network.ts";

/** Opens an ONNX model on one thread, simplified and then changed by `change`. No plan of memory is kept for each size of
 *  picture: nearly every line has another, and a page's plan takes 160 MB and saves no time. */
export async function openNetwork(
  modelPath: string,
  change: (network: Network) => void = () => {},
): Promise<OpenNetwork> {
  const model = changeNetwork(await readFile(modelPath), (network) => {
    simplifyNetwork(network);
    change(network);
  });
  const session = await InferenceSession.create(model, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    enableMemPattern: false,
  });
  return openNetworkOf(session, Tensor);
}
