import { expect, test } from "vitest";
import { isPrivateAddress } from "./private-address.ts";

test.each([
  "0.0.0.0",
  "10.1.2.3",
  "100.64.0.1",
  "127.0.0.1",
  "169.254.169.254",
  "172.31.255.255",
  "192.168.1.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:10.0.0.1",
  "::ffff:7f00:1",
  "::127.0.0.1",
  "64:ff9b::7f00:1",
  "2002:7f00:1::",
  "fd12::1",
  "fe80::1%eth0",
  "ff02::1",
])("%s is no address of the public internet", (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

test.each([
  "8.8.8.8",
  "172.32.0.1",
  "100.128.0.1",
  "193.0.0.1",
  "2606:4700::1111",
  "2a00:1450::1",
  "::ffff:8.8.8.8",
])("%s is one", (address) => {
  expect(isPrivateAddress(address)).toBe(false);
});
