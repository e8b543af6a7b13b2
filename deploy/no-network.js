// Writes a filter that takes the network away from whoever starts with it, for setpriv(1): node no-network.js <file>
// It needs no user namespace, which containers and some distributions refuse. In the language of seccomp(2).
import { writeFileSync } from "node:fs";

const load = 0x20;
const jumpWhenEqual = 0x15;
const jumpWhenAtLeast = 0x35;
const answer = 0x06;
const allow = 0x7fff0000;
const refuse = 0x00050000 | 13; // EACCES
const [numberAt, architectureAt] = [0, 4];

const { architecture, socket } = {
  x64: { architecture: 0xc000003e, socket: 41 },
  arm64: { architecture: 0xc00000b7, socket: 198 },
}[process.arch];
const ioUringSetup = 425; // would open sockets, too
const otherAbi = 0x40000000; // x32, under numbers of its own

const instructions = [
  [load, 0, 0, architectureAt],
  [jumpWhenEqual, 0, 5, architecture],
  [load, 0, 0, numberAt],
  [jumpWhenAtLeast, 3, 0, otherAbi],
  [jumpWhenEqual, 2, 0, socket],
  [jumpWhenEqual, 1, 0, ioUringSetup],
  [answer, 0, 0, allow],
  [answer, 0, 0, refuse],
];
const bytes = Buffer.alloc(instructions.length * 8);
for (const [index, [code, whenTrue, whenFalse, value]] of instructions.entries()) {
  bytes.writeUInt16LE(code, index * 8);
  bytes.writeUInt8(whenTrue, index * 8 + 2);
  bytes.writeUInt8(whenFalse, index * 8 + 3);
  bytes.writeUInt32LE(value, index * 8 + 4);
}
writeFileSync(process.argv[2], bytes);
