import { expect, test } from "vitest";
import { createDataDir } from "@/e2e/support/data-dir";
import { createDeviceCookie, findDevice } from "./device-cookie";

createDataDir();

/** A request of a browser that sends what it was last given, and nothing at first. */
const requestWith = (value?: string) => ({ cookie: () => value });

async function browserOf(accounts: number[]) {
  let value: string | undefined;
  for (const id of accounts) value = (await createDeviceCookie(requestWith(value), id)).value;
  return requestWith(value);
}

test("remembers only the ten accounts that signed in last", async () => {
  const browser = await browserOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1, 11, 11]);
  const devices = await Promise.all([1, 2, 3, 11, 12].map((id) => findDevice(browser, id)));
  const [id] = devices;
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(devices).toEqual([id, null, id, id, null]);
  expect(await findDevice(browser, undefined), "of no account").toBeNull();
  expect(await findDevice(await browserOf([1]), 1), "another browser").not.toBe(id);
});
