import type { InferenceSession, TensorConstructor } from "onnxruntime-node";

/** A network that can be asked: numbers in, numbers out. */
export interface OpenNetwork {
  /** Gives the first output for an input of these dimensions. */
  run(input: Float32Array, dims: number[]): Promise<Float32Array>;
  close(): Promise<void>;
}

/** A session of the native runtime or of the one in WebAssembly: both have one interface. */
export function openNetworkOf(session: InferenceSession, Tensor: TensorConstructor): OpenNetwork {
  const [inputName] = session.inputNames;
  const [outputName] = session.outputNames;
  if (inputName === undefined || outputName === undefined)
    throw new Error("The network takes or gives nothing.");
  return {
    async run(input, dims) {
      const { [outputName]: output } = await session.run({ [inputName]: new Tensor("float32", input, dims) });
      if (!output) throw new Error(`The network did not give ${outputName}.`);
      const numbers = output.data as Float32Array;
      output.dispose();
      return numbers;
    },
    close: () => session.release(),
  };
}
