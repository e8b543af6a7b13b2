import { statSync } from "node:fs";
import { expect, test } from "vitest";
import { makeBrowserNetworks } from "./make-browser-networks.server.ts";
import { findOcrModelFiles } from "./ocr-model-files.server.ts";
import type { Network } from "./onnx-network.ts";
import { InferenceSession, Tensor } from "./onnxruntime.server.ts";
import { openNetwork } from "./open-network.server.ts";
import { openNetworkOf } from "./open-network.ts";

const { detectionPath, recognitionPath } = findOcrModelFiles();

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
])("the %s network computes the same once it is simplified", async (_, path, { pixels, dims }) => {
  const original = openNetworkOf(await InferenceSession.create(path), Tensor);
  const simplified = await openNetwork(path);
  const [a, b] = [await original.run(pixels, dims), await simplified.run(pixels, dims)];
  expect(b.length).toBe(a.length);
  const differences = a.map((value, index) => Math.abs(value - b[index]!));
  expect(differences.reduce((most, difference) => Math.max(most, difference))).toBeLessThan(1e-4);
});

test.each([
  recognitionPath,
  detectionPath,
])("no scale, shift or hard swish of %s is left spelled out", async (path) => {
  let simplified: Network | undefined;
  await openNetwork(path, (network) => {
    simplified = network;
  });
  expect(simplified!.nodes.map(({ type }) => type)).not.toContain("Clip");
});

test("the networks for browsers have half the bytes and compute nearly the same", async () => {
  const small = await makeBrowserNetworks();
  const { pixels, dims } = somePicture(160, 224);
  const whole = await openNetwork(detectionPath);
  const halved = openNetworkOf(await InferenceSession.create(small.detection), Tensor);
  const [a, b] = [await whole.run(pixels, dims), await halved.run(pixels, dims)];
  const differences = a.map((value, index) => Math.abs(value - b[index]!));
  expect(differences.reduce((most, difference) => Math.max(most, difference))).toBeLessThan(0.05);
  expect(small.detection.length).toBeLessThan(0.55 * statSync(detectionPath).size);
  expect(small.recognition.length).toBeLessThan(0.4 * statSync(recognitionPath).size);
});
