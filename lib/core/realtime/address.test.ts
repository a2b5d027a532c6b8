import { expect, test } from "vitest";
import { realtimeAddress } from "./address";

const PUSHER_HOST = "realtime.example";

test("a host without a port is reached by TLS on 443, any other port without", () => {
  expect(realtimeAddress({ PUSHER_HOST })).toEqual({ host: PUSHER_HOST, port: 443, isTls: true });
  expect(realtimeAddress({ PUSHER_HOST, PUSHER_PORT: 443 })?.isTls).toBe(true);
  expect(realtimeAddress({ PUSHER_HOST, PUSHER_PORT: 6001 })?.isTls).toBe(false);
});

test("the scheme decides when it is set", () => {
  expect(realtimeAddress({ PUSHER_HOST, PUSHER_PORT: 6001, PUSHER_SCHEME: "https" })?.isTls).toBe(true);
  expect(realtimeAddress({ PUSHER_HOST, PUSHER_PORT: 443, PUSHER_SCHEME: "http" })?.isTls).toBe(false);
});

test("browsers connect to a cluster of Pusher's themselves", () => {
  expect(realtimeAddress({ PUSHER_CLUSTER: "eu", PUSHER_HOST })).toBeNull();
  expect(realtimeAddress({})).toBeNull();
});
