import { AsyncLocalStorage } from "node:async_hooks";
import { once } from "node:events";
import { setImmediate as immediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { formatAbortReasons } from "./abort-reasons";

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

test("an aborted signal retains nothing of the request in which it was aborted", async () => {
  formatAbortReasons();
  expect(await isContextAlive()).toBe(false);
});

/** Whether the context of a request is retained although only its signal is still referenced. */
async function isContextAlive(): Promise<boolean> {
  const storage = new AsyncLocalStorage<object>();
  const controller = new AbortController();
  const aborted = once(controller.signal, "abort");
  const context = storage.run({}, () => {
    setImmediate(() => controller.abort(new Error("This render is complete.")));
    return new WeakRef(storage.getStore() as object);
  });
  await aborted;
  for (let index = 0; index < 5; index++) {
    await immediate();
    collectGarbage();
  }
  expect(controller.signal.aborted).toBe(true);
  return context.deref() !== undefined;
}
