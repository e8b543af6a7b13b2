import {
  bytesField,
  bytesOf,
  type Field,
  floatField,
  integerField,
  integersOf,
  messageField,
  readMessage,
  textField,
  textsOf,
  writeMessage,
} from "./protobuf-message.ts";

/** One step of a network; its inputs and outputs are named values. */
export interface NetworkNode {
  type: string;
  inputs: string[];
  outputs: string[];
  /** As ONNX writes them. */
  attributes: Field[][];
}

/** Numbers that belong to a network, by rows: the last of `dims` runs fastest. */
export interface NetworkTensor {
  dims: number[];
  data: Float32Array;
}

/** A network whose steps can be changed before it is opened. */
export interface Network {
  nodes: NetworkNode[];
  /** The constants that are 32-bit floats, by name. */
  constants: Map<string, NetworkTensor>;
  /** Those that are written with 16 bits a number, by name; none are read. */
  halves: Map<string, { dims: number[]; data: Uint16Array }>;
}

// Field numbers of onnx.proto (onnx/onnx, IR version 8).
const MODEL_GRAPH = 7;
const GRAPH = { node: 1, output: 12, valueInfo: 13 } as const;
const NODE = { input: 1, output: 2, name: 3, type: 4, attribute: 5 } as const;
const ATTRIBUTE = { name: 1, float: 2, integer: 3, tensor: 5, integers: 8, type: 20 } as const;
const ATTRIBUTE_TYPE = { float: 1, integer: 2, tensor: 4 } as const;
const TENSOR = { dims: 1, dataType: 2, rawData: 9 } as const;
const FLOAT = 1;
const FLOAT_16 = 10;
const VALUE_INFO = { name: 1, type: 2 } as const;
const TENSOR_TYPE = 1;
const ELEMENT_TYPE = 1;

/** Reads an ONNX model, lets `change` work on its network and writes it again, with constants that no step uses left
 *  out. As Paddle's exporter writes models: constants are nodes with raw data (others count as no constants), all steps
 *  are the standard's own, and what comes out are floats. */
export function changeNetwork(model: Uint8Array, change: (network: Network) => void): Uint8Array {
  return writeMessage(
    readMessage(model).map((field) =>
      field.number === MODEL_GRAPH && typeof field.value !== "bigint"
        ? messageField(MODEL_GRAPH, changeGraph(readMessage(field.value), change))
        : field,
    ),
  );
}

function changeGraph(fields: Field[], change: (network: Network) => void): Field[] {
  const nodes = bytesOf(fields, GRAPH.node).map(readNode);
  const constants = new Map<string, NetworkTensor>();
  const rest = nodes.filter((node) => {
    const tensor = node.type === "Constant" ? floatTensorOf(node) : null;
    if (tensor) constants.set(outputOf(node), tensor);
    return !tensor;
  });
  const outputNames = bytesOf(fields, GRAPH.output).flatMap((bytes) =>
    textsOf(readMessage(bytes), VALUE_INFO.name),
  );
  const network: Network = { nodes: rest, constants, halves: new Map() };
  change(network);

  const used = new Set(network.nodes.flatMap(({ inputs }) => inputs));
  const constantNodes = [...network.constants, ...network.halves].flatMap(([name, tensor]) =>
    used.has(name) ? [constantNode(name, tensor)] : [],
  );
  const replaced: number[] = [GRAPH.node, GRAPH.output, GRAPH.valueInfo];
  return [
    ...[...constantNodes, ...network.nodes].map(nodeField),
    ...fields.filter(({ number }) => !replaced.includes(number)),
    ...outputNames.map(floatOutput),
  ];
}

/** The name of what a node gives. Throws where it gives nothing. */
export function outputOf({ type, outputs }: NetworkNode): string {
  const [output] = outputs;
  if (output === undefined) throw new Error(`A step of the network (${type}) gives nothing.`);
  return output;
}

function readNode(bytes: Uint8Array): NetworkNode {
  const fields = readMessage(bytes);
  return {
    type: textsOf(fields, NODE.type)[0] ?? "",
    inputs: textsOf(fields, NODE.input),
    outputs: textsOf(fields, NODE.output),
    attributes: bytesOf(fields, NODE.attribute).map(readMessage),
  };
}

function nodeField({ type, inputs, outputs, attributes }: NetworkNode): Field {
  return messageField(GRAPH.node, [
    ...inputs.map((name) => textField(NODE.input, name)),
    ...outputs.map((name) => textField(NODE.output, name)),
    textField(NODE.name, outputs[0] ?? ""),
    textField(NODE.type, type),
    ...attributes.map((attribute) => messageField(NODE.attribute, attribute)),
  ]);
}

/** An output's shape follows from the steps before it. */
function floatOutput(name: string): Field {
  const tensorType = messageField(TENSOR_TYPE, [integerField(ELEMENT_TYPE, FLOAT)]);
  return messageField(GRAPH.output, [
    textField(VALUE_INFO.name, name),
    messageField(VALUE_INFO.type, [tensorType]),
  ]);
}

function floatTensorOf(node: NetworkNode): NetworkTensor | null {
  const [bytes] = bytesOf(attributeOf(node, "value"), ATTRIBUTE.tensor);
  if (!bytes) return null;
  const fields = readMessage(bytes);
  const [raw] = bytesOf(fields, TENSOR.rawData);
  if (integersOf(fields, TENSOR.dataType)[0] !== FLOAT || !raw) return null;
  // Copied, so that it starts at a multiple of four bytes.
  return { dims: integersOf(fields, TENSOR.dims), data: new Float32Array(new Uint8Array(raw).buffer) };
}

function constantNode(
  name: string,
  { dims, data }: { dims: number[]; data: Float32Array | Uint16Array },
): NetworkNode {
  const tensor = [
    ...dims.map((length) => integerField(TENSOR.dims, length)),
    integerField(TENSOR.dataType, data instanceof Float32Array ? FLOAT : FLOAT_16),
    bytesField(TENSOR.rawData, new Uint8Array(data.buffer, data.byteOffset, data.byteLength)),
  ];
  const value = [
    textField(ATTRIBUTE.name, "value"),
    messageField(ATTRIBUTE.tensor, tensor),
    integerField(ATTRIBUTE.type, ATTRIBUTE_TYPE.tensor),
  ];
  return { type: "Constant", inputs: [], outputs: [name], attributes: [value] };
}

/** The whole numbers of a node's attribute; none when it has no such attribute. */
export function integersOfAttribute(node: NetworkNode, name: string): number[] {
  return integersOf(attributeOf(node, name), ATTRIBUTE.integers);
}

function attributeOf(node: NetworkNode, name: string): Field[] {
  return node.attributes.find((fields) => textsOf(fields, ATTRIBUTE.name)[0] === name) ?? [];
}

export function floatAttribute(name: string, value: number): Field[] {
  return [
    textField(ATTRIBUTE.name, name),
    floatField(ATTRIBUTE.float, value),
    integerField(ATTRIBUTE.type, ATTRIBUTE_TYPE.float),
  ];
}

export function integerAttribute(name: string, value: number): Field[] {
  return [
    textField(ATTRIBUTE.name, name),
    integerField(ATTRIBUTE.integer, value),
    integerField(ATTRIBUTE.type, ATTRIBUTE_TYPE.integer),
  ];
}
