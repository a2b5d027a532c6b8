import { expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { createDataDir } from "@/e2e/support/data-dir";
import { sealedCookie } from "./sealed-cookie";

createDataDir();
const options = { path: "/", ttlSeconds: 60, content: z.object({ email: z.string() }) };
const cookie = sealedCookie({ ...options, name: "a" });
const content = { email: "zoe@test.invalid" };
const sending = (value: string) => ({ cookie: () => value });

test("reads its own sealed value, which is not readable in the cookie", async () => {
  const { value } = await cookie.create(content);
  expect(value).not.toContain("zoe");
  expect(await cookie.read(sending(value))).toEqual(content);
});

test("rejects the value of another cookie", async () => {
  const { value } = await sealedCookie({ ...options, name: "b" }).create(content);
  expect(await cookie.read(sending(value))).toBeNull();
});

test("rejects a value whose content has another shape", async () => {
  const { value } = await sealedCookie({ ...options, name: "a", content: z.object({ id: z.int() }) }).create({
    id: 1,
  });
  expect(await cookie.read(sending(value))).toBeNull();
});

test("rejects a changed value, an expired one and a missing one", async () => {
  const { value } = await cookie.create(content);
  expect(await cookie.read(sending(`${value.slice(0, -2)}AA`))).toBeNull();
  expect(await cookie.read(sending(""))).toBeNull();
  vi.useFakeTimers({ now: Date.now() + 90_000 });
  expect(await cookie.read(sending(value))).toBeNull();
  vi.useRealTimers();
});
