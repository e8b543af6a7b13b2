import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import { makeNetworks, type NetworkFiles } from "./make-networks.server.ts";
import { findOcrModelFiles } from "./ocr-model-files.server.ts";
import { changeNetwork, type Network } from "./onnx-network.ts";
import { InferenceSession, Tensor } from "./onnxruntime.server.ts";
import { openNetwork } from "./open-network.server.ts";
import { openNetworkOf } from "./open-network.ts";
import { simplifyNetwork } from "./simplify-network.ts";

const { detectionPath, recognitionPath } = findOcrModelFiles();

function simplify(modelPath: string, look: (network: Network) => void = () => {}): Uint8Array {
  return changeNetwork(readFileSync(modelPath), (network) => {
    simplifyNetwork(network);
    look(network);
  });
}

/** Uneven stripes, so that every part of the networks has something to do. */
function somePicture(height: number, width: number) {
  const pixels = Float32Array.from(
    { length: 3 * height * width },
    (_, index) => Math.sin(index * 0.37) * 1.5,
  );
  return { pixels, dims: [1, 3, height, width] };
}

test.each([
  ["recognition", recognitionPath, somePicture(48, 200)],
  ["detection", detectionPath, somePicture(160, 224)],
])("the %s network computes the same once it is simplified", async (_, modelPath, { pixels, dims }) => {
  const original = openNetworkOf(await InferenceSession.create(modelPath), Tensor);
  const simplified = await openNetwork(simplify(modelPath));
  const [a, b] = [await original.run(pixels, dims), await simplified.run(pixels, dims)];
  expect(b.length).toBe(a.length);
  const differences = a.map((value, index) => Math.abs(value - b[index]!));
  expect(differences.reduce((most, difference) => Math.max(most, difference))).toBeLessThan(1e-4);
});

test.each([
  recognitionPath,
  detectionPath,
])("no scale, shift or hard swish of %s is left spelled out", (modelPath) => {
  let simplified: Network | undefined;
  simplify(modelPath, (network) => {
    simplified = network;
  });
  expect(simplified!.nodes.map(({ type }) => type)).not.toContain("Clip");
});

test("the networks for browsers have half the bytes and compute nearly the same", async () => {
  const small = await makeNetworks({ isHalved: true });
  const { pixels, dims } = somePicture(160, 224);
  const whole = await openNetwork(simplify(detectionPath));
  const halved = openNetworkOf(await InferenceSession.create(small.detection), Tensor);
  const [a, b] = [await whole.run(pixels, dims), await halved.run(pixels, dims)];
  const differences = a.map((value, index) => Math.abs(value - b[index]!));
  expect(differences.reduce((most, difference) => Math.max(most, difference))).toBeLessThan(0.05);
  expect(small.detection.length).toBeLessThan(0.55 * statSync(detectionPath).size);
  expect(small.recognition.length).toBeLessThan(0.4 * statSync(recognitionPath).size);
});

test("a built reader finds beside it the networks that one from source makes", async () => {
  const made = await makeNetworks({ isHalved: false });
  for (const name of Object.keys(made) as (keyof NetworkFiles)[]) {
    const built = readFileSync(path.join(projectRoot(), "build/server/networks", name));
    expect([name, built.equals(made[name])]).toEqual([name, true]);
  }
});
