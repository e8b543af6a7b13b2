import { type Network, type NetworkNode, outputOf } from "./onnx-network.ts";

/** A step `factor` · x + `shift`, written as two nodes. */
export interface Affine {
  input: string;
  factor: number;
  shift: number;
  output: string;
  nodes: NetworkNode[];
}

/** Who works on what in a network, as it is now. */
export function pathsOf({ nodes, constants }: Network) {
  const users = new Map<string, NetworkNode[]>();
  for (const node of nodes) {
    for (const name of node.inputs) users.set(name, [...(users.get(name) ?? []), node]);
  }

  function usersOf(name: string): NetworkNode[] {
    return users.get(name) ?? [];
  }

  /** The only node that works on a value, if it is of this type. */
  function onlyUser(name: string, type: string): NetworkNode | null {
    const [user, second] = usersOf(name);
    return user?.type === type && !second ? user : null;
  }

  /** A node's one number and its other input; null when it has no single number among two inputs. */
  function splitScalar({ inputs }: NetworkNode): { input: string; scalar: number } | null {
    for (const [index, name] of inputs.entries()) {
      const [scalar, second] = constants.get(name)?.data ?? [];
      const input = inputs[1 - index];
      if (scalar !== undefined && second === undefined && input !== undefined) return { input, scalar };
    }
    return null;
  }

  /** The affine step that alone works on a value, if there is one. */
  function affineAfter(name: string): Affine | null {
    const product = onlyUser(name, "Mul");
    const sum = product && onlyUser(outputOf(product), "Add");
    const factor = product && splitScalar(product);
    const shift = sum && splitScalar(sum);
    if (!factor || !shift) return null;
    return {
      input: factor.input,
      factor: factor.scalar,
      shift: shift.scalar,
      output: outputOf(sum),
      nodes: [product, sum],
    };
  }

  return { usersOf, onlyUser, splitScalar, affineAfter };
}
