import { expect, test } from "vitest";
import { realtimeAddress } from "./address";

const PUSHER_HOST = "realtime.example";

test("connects to a host without a port over TLS on 443, and to any other port without TLS", () => {
  expect(realtimeAddress({ PUSHER_HOST })).toEqual({ host: PUSHER_HOST, port: 443, isTls: true });
  expect(realtimeAddress({ PUSHER_HOST, PUSHER_PORT: 443 })?.isTls).toBe(true);
  expect(realtimeAddress({ PUSHER_HOST, PUSHER_PORT: 6001 })?.isTls).toBe(false);
});

test("the scheme takes precedence when it is set", () => {
  expect(realtimeAddress({ PUSHER_HOST, PUSHER_PORT: 6001, PUSHER_SCHEME: "https" })?.isTls).toBe(true);
  expect(realtimeAddress({ PUSHER_HOST, PUSHER_PORT: 443, PUSHER_SCHEME: "http" })?.isTls).toBe(false);
});

test("browsers connect directly to a Pusher cluster", () => {
  expect(realtimeAddress({ PUSHER_CLUSTER: "eu", PUSHER_HOST })).toBeNull();
  expect(realtimeAddress({})).toBeNull();
});
