import { expect, test } from "vitest";
import { clientIpAddress } from "./client-ip-address";

test("ignores X-Forwarded-For without a proxy", () => {
  expect(clientIpAddress("203.0.113.9", "1.2.3.4", 0)).toBe("203.0.113.9");
  expect(clientIpAddress("::ffff:203.0.113.9")).toBe("203.0.113.9");
  expect(clientIpAddress("2001:db8::1")).toBe("2001:db8::1");
});

test("behind trusted proxies, the IP address is the one that the outermost proxy saw", () => {
  expect(clientIpAddress("10.0.0.1", "203.0.113.9", 1)).toBe("203.0.113.9");
  expect(clientIpAddress("10.0.0.1", "203.0.113.9, 10.0.0.2", 2)).toBe("203.0.113.9");
});

test("ignores entries that a client added to X-Forwarded-For", () => {
  expect(clientIpAddress("10.0.0.1", "1.2.3.4, 203.0.113.9", 1)).toBe("203.0.113.9");
  expect(clientIpAddress("10.0.0.1", "1.2.3.4, 5.6.7.8, 203.0.113.9, 10.0.0.2", 2)).toBe("203.0.113.9");
});

test.each([
  ["203.0.113.9:51234", "203.0.113.9"],
  ["[2001:db8::1]:51234", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["[::ffff:203.0.113.9]:51234", "203.0.113.9"],
])("reads '%s' of a proxy that adds the port", (hop, expected) => {
  expect(clientIpAddress("10.0.0.1", `1.2.3.4:5, ${hop}`, 1)).toBe(expected);
});

test("ignores an invalid IP address", () => {
  expect(clientIpAddress("10.0.0.1", "unknown", 1)).toBe("10.0.0.1");
  expect(clientIpAddress("10.0.0.1", "", 1)).toBe("10.0.0.1");
  expect(clientIpAddress("10.0.0.1", "[unknown]:5", 1)).toBe("10.0.0.1");
});
