import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Message } from "@/lib/chat/schemas";
import { Outbox, type OutboxMessage } from "./outbox";

const item = (clientId: string): OutboxMessage => ({
  clientId,
  conversationId: 1,
  content: clientId,
  replyTo: null,
  createdAt: "2026-11-25T07:00:00Z",
});

/** A storage has its items as properties. */
const storage = {
  getItem(this: Record<string, string>, key: string) {
    return this[key] ?? null;
  },
  setItem(this: Record<string, string>, key: string, value: string) {
    this[key] = value;
  },
  removeItem(this: Record<string, string>, key: string) {
    delete this[key];
  },
};

let stored: Record<string, string>;
let sent: string[];
let releaseLock: () => void;
beforeEach(() => {
  stored = Object.create(storage);
  sent = [];
  vi.stubGlobal("localStorage", stored);
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  // Browsers release the lock after the callback that it protects, and so does this request.
  const request = async (_: string, run: () => Promise<void>) => {
    await run();
    await new Promise<void>((resolve) => {
      releaseLock = resolve;
    });
  };
  vi.stubGlobal("navigator", { onLine: true, locks: { request } });
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    const { client_id } = JSON.parse(body);
    sent.push(client_id);
    return Response.json({ data: { client_id } });
  });
});
afterEach(() => vi.unstubAllGlobals());

function openOutbox(userId = 1) {
  const delivered: Message[] = [];
  return { outbox: new Outbox(userId, (message) => delivered.push(message)), delivered };
}

test("delivers a message that is written while the lock is released", async () => {
  const { outbox, delivered } = openOutbox();
  outbox.add(item("one"));
  await vi.waitUntil(() => delivered.length === 1);
  await vi.waitUntil(() => releaseLock !== undefined);
  outbox.add(item("two"));
  releaseLock();
  await vi.waitUntil(() => delivered.length === 2);
  expect(sent).toEqual(["one", "two"]);
  expect(outbox.list()).toEqual([]);
});

test("keeps messages that are written offline for the account that wrote them", async () => {
  vi.stubGlobal("navigator", { ...navigator, onLine: false });
  openOutbox(1).outbox.add(item("one"));
  const [own, foreign] = [openOutbox(1).outbox, openOutbox(2).outbox];
  own.start();
  foreign.start();
  expect(own.list()).toHaveLength(1);
  expect(foreign.list()).toEqual([]);
  expect(sent).toEqual([]);
});

test("keeps the messages of two tabs that write at the same moment", () => {
  vi.stubGlobal("navigator", { ...navigator, onLine: false });
  openOutbox().outbox.add(item("one"));
  // The browser shows a tab what another one has written only some milliseconds later.
  const setItem = (key: string, value: string) => {
    stored[key] = value;
  };
  vi.stubGlobal("localStorage", Object.create({ ...storage, setItem }));
  openOutbox().outbox.add(item("two"));
  vi.stubGlobal("localStorage", stored);
  const { outbox } = openOutbox();
  outbox.start();
  expect(outbox.list().map(({ clientId }) => clientId)).toEqual(["one", "two"]);
});

test("delivers messages that were written in a closed tab", async () => {
  let onStorage = (_: { key: string }) => {};
  vi.stubGlobal("addEventListener", (type: string, listener: typeof onStorage) => {
    if (type === "storage") onStorage = listener;
  });
  const { outbox, delivered } = openOutbox();
  outbox.start();
  await vi.waitUntil(() => releaseLock !== undefined);
  releaseLock();
  stored["draft:1:outbox:one"] = JSON.stringify(item("one"));
  onStorage({ key: "draft:1:outbox:one" });
  await vi.waitUntil(() => delivered.length === 1);
  expect(sent).toEqual(["one"]);
});

test("delivers messages at the next sign-in that were written after the session had ended", async () => {
  const send = fetch;
  const assign = vi.fn();
  vi.stubGlobal("location", { assign, pathname: "/student/dashboard/chat", search: "" });
  vi.stubGlobal("fetch", async () => Response.json({ code: "unauthenticated" }, { status: 401 }));
  openOutbox().outbox.add(item("one"));
  await vi.waitUntil(() => assign.mock.calls.length > 0);
  vi.stubGlobal("fetch", send);
  const { outbox, delivered } = openOutbox();
  outbox.start();
  await vi.waitUntil(() => delivered.length === 1);
  expect(sent).toEqual(["one"]);
});

test.each(["full", "forbidden"])(
  "delivers messages in order although the %s storage does not accept them",
  async (state) => {
    const fail = () => {
      throw new DOMException(state, state === "full" ? "QuotaExceededError" : "SecurityError");
    };
    const getItem = state === "full" ? () => null : fail;
    const removeItem = state === "full" ? () => {} : fail;
    vi.stubGlobal("localStorage", { getItem, setItem: fail, removeItem });
    const { outbox, delivered } = openOutbox();
    outbox.add(item("one"));
    outbox.add(item("two"));
    await vi.waitUntil(() => delivered.length === 2);
    expect(sent).toEqual(["one", "two"]);
    expect(outbox.list()).toEqual([]);
  },
);
