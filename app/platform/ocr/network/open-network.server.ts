import { InferenceSession, Tensor } from "./onnxruntime.server.ts";
import { type OpenNetwork, openNetworkOf } from "./open-network.ts";

/** Opens an ONNX model on one thread. No plan of memory is kept for each size of picture: nearly every line has another, and a
 *  page's plan takes 160 MB and saves no time. */
export async function openNetwork(model: Uint8Array): Promise<OpenNetwork> {
  const session = await InferenceSession.create(model, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    enableMemPattern: false,
  });
  return openNetworkOf(session, Tensor);
}
