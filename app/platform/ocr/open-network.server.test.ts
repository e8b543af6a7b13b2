import { expect, test } from "vitest";
import { findOcrModelFiles } from "./ocr-model-files.server.ts";
import type { Network } from "./onnx-network.ts";
import { InferenceSession, Tensor } from "./onnxruntime.server.ts";
import { openNetwork } from "./open-network.server.ts";

const { detectionPath, recognitionPath } = findOcrModelFiles();

/** Uneven stripes, so that every part of the networks has something to do. */
function somePicture(height: number, width: number) {
  const pixels = Float32Array.from(
    { length: 3 * height * width },
    (_, index) => Math.sin(index * 0.37) * 1.5,
  );
  return new Tensor("float32", pixels, [1, 3, height, width]);
}

test.each([
  ["recognition", recognitionPath, somePicture(48, 200)],
  ["detection", detectionPath, somePicture(160, 224)],
])("the %s network computes the same once it is simplified", async (_, path, x) => {
  const original = await InferenceSession.create(path);
  const simplified = await openNetwork(path);
  const expected = Object.values(await original.run({ x }))[0]!;
  const found = Object.values(await simplified.run({ x }))[0]!;
  expect(found.dims).toEqual(expected.dims);
  const [a, b] = [expected.data as Float32Array, found.data as Float32Array];
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
