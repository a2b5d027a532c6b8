import { expect, onTestFinished, test, vi } from "vitest";
import { renderHook } from "@/e2e/support/render-hook";
import { toastsOf } from "@/e2e/support/toasts";
import { ApiError } from "@/lib/core/api/client";
import { updatePresenceSettings } from "@/lib/presence/contract";
import type { PresenceSettings } from "@/lib/presence/schemas";
import messages from "@/messages/en/ui.json";
import { registerToaster } from "./toast";
import { useMutation } from "./use-mutation";

type Hook = typeof useMutation<typeof updatePresenceSettings, { body: PresenceSettings }>;
type Mutation = ReturnType<Hook>;

const hide = { body: { is_hidden: true } };
const show = { body: { is_hidden: false } };

function render(options: Parameters<Hook>[1]): Mutation {
  return renderHook(() => useMutation(updatePresenceSettings, options)).result;
}

test("keeps an optimistic change when only the handling of the response fails", async () => {
  const calls: string[] = [];
  const optimistic = () => () => calls.push("roll back");
  const send = async () => calls.push("send");
  const onSuccess = () => {
    throw new Error("the screen cannot show it");
  };
  const { run } = render({ errorText: "Failed", optimistic, send, onSuccess });
  expect(await run(hide)).toBeDefined();
  expect(calls).toEqual(["send"]);
});

test("rolls an optimistic change back when the call fails", async () => {
  const calls: string[] = [];
  const optimistic = () => () => calls.push("roll back");
  const send = async () => {
    throw new Error("no network");
  };
  const { run } = render({ errorText: "Failed", optimistic, send });
  expect(await run(hide)).toBeUndefined();
  expect(calls).toEqual(["roll back"]);
});

/** Calls that end when the test says so, and what the control shows. */
function renderSwitch() {
  const sent: { isHidden: boolean; end: (error?: Error) => void }[] = [];
  const shown = [false];
  const mutation = render({
    errorText: "Failed",
    toast: false,
    lastWins: true,
    optimistic({ body }) {
      const before = shown.at(-1) as boolean;
      shown.push(body.is_hidden);
      return () => shown.push(before);
    },
    send: (_, { body }) =>
      new Promise((resolve, reject) => {
        const end = (error?: Error) => (error ? reject(error) : resolve({ data: body }));
        sent.push({ isHidden: body.is_hidden, end });
      }),
  });
  return { ...mutation, sent, shown };
}

test("sends the latest of several changes made meanwhile, and none if it equals the one in flight", async () => {
  const { run, sent, shown } = renderSwitch();
  const first = run(hide);
  await vi.waitUntil(() => sent.length === 1);
  for (const options of [show, hide, show]) void run(options);
  sent[0]?.end();
  expect(await first).toBeUndefined();
  await vi.waitUntil(() => sent.length === 2);
  for (const options of [hide, show]) void run(options);
  sent[1]?.end();
  const last = run(hide);
  await vi.waitUntil(() => sent.length === 3);
  sent[2]?.end();
  await last;
  expect(sent.map(({ isHidden }) => isHidden)).toEqual([true, false, true]);
  expect(shown.at(-1)).toBe(true);
});

test.each([
  { firstFails: true, lastFails: false, isStored: false },
  { firstFails: false, lastFails: true, isStored: true },
  { firstFails: true, lastFails: true, isStored: false },
])("shows the stored value after errors: $firstFails, $lastFails", async ({ isStored, ...fails }) => {
  const { run, sent, shown } = renderSwitch();
  const errorIf = (isFailing: boolean) => (isFailing ? new Error("no network") : undefined);
  const first = run(hide);
  await vi.waitUntil(() => sent.length === 1);
  void run(show);
  sent[0]?.end(errorIf(fails.firstFails));
  await first;
  await vi.waitUntil(() => sent.length === 2);
  sent[1]?.end(errorIf(fails.lastFails));
  await vi.waitUntil(() => shown.length === (fails.lastFails ? 4 : 3));
  expect(shown.at(-1)).toBe(isStored);
});

test.each([
  { isQueued: true, expected: [true, false, true] },
  { isQueued: false, expected: [true] },
])("sends each run during another one after it where runs are queued: $isQueued", async (row) => {
  const sent: boolean[] = [];
  const { run } = render({
    errorText: "Failed",
    toast: false,
    isQueued: row.isQueued,
    async send(_, { body }) {
      sent.push(body.is_hidden);
      if (sent.length === 1) throw new Error("no network");
      return body;
    },
  });
  const responses = await Promise.all([run(hide), run(show), run(hide)]);
  expect(sent).toEqual(row.expected);
  expect(responses[0]).toBeUndefined();
});

test.each([
  { error: null, isRefreshed: true },
  { error: new ApiError(409, "conflict", "Taken"), isRefreshed: true },
  { error: new ApiError(422, "invalid", "Invalid"), isRefreshed: false },
])(
  "refreshes after success, and after an error that another user caused by acting first: $error.status",
  async (row) => {
    const refresh = vi.fn();
    const send = async () => {
      if (row.error) throw row.error;
    };
    await render({ errorText: "Failed", refresh, send }).run(hide);
    expect(refresh).toHaveBeenCalledTimes(row.isRefreshed ? 1 : 0);
  },
);

test("the retry of a toast sends the call that failed, and `retry` the last one", async () => {
  const sent: boolean[] = [];
  const retries: ((() => void) | undefined)[] = [];
  onTestFinished(registerToaster(({ action }) => retries.push(action?.run)));
  const { run, retry } = render({
    errorText: "Failed",
    send: async (_, { body }) => {
      sent.push(body.is_hidden);
      if (sent.length === 1) throw new Error("no network");
    },
  });
  await run(hide);
  await run(show);
  retries.at(-1)?.();
  await vi.waitUntil(() => sent.length === 3);
  await run(show);
  retry?.();
  await vi.waitUntil(() => sent.length === 5);
  expect(sent).toEqual([true, false, true, false, false]);
});

test.each([
  { error: new ApiError(0, "network", ""), hasRetry: true },
  { error: new ApiError(500, "internal", ""), hasRetry: true },
  { error: new ApiError(409, "conflict", "Taken"), hasRetry: false },
  { error: new ApiError(404, "not_found", "Missing"), hasRetry: false },
])(
  "a toast offers a retry, except after an error that the same call would have again: $error.code",
  async (row) => {
    const send = async () => {
      throw row.error;
    };
    const [toast] = await toastsOf(() => render({ errorText: "Failed", send }).run(hide));
    expect(toast?.action !== undefined).toBe(row.hasRetry);
  },
);

test.each([
  { error: new ApiError(0, "network", ""), text: `Failed. ${messages.checkConnection}` },
  { error: new ApiError(500, "internal", ""), text: "Failed" },
  { error: new ApiError(409, "conflict", "Taken"), text: "Taken" },
])(
  "the message of an error advises to check the connection only without a response: $error.code",
  async (row) => {
    const send = async () => {
      throw row.error;
    };
    const { run } = render({ errorText: "Failed", send });
    expect(await toastsOf(() => run(hide))).toMatchObject([{ kind: "error", text: row.text }]);
  },
);

test("the message of an error advises to check the connection when the endpoint cannot be loaded", async () => {
  const load = () => Promise.reject<typeof updatePresenceSettings>(new TypeError("Failed to fetch"));
  const { run } = renderHook(() => useMutation(load, { errorText: "Failed" })).result;
  expect(await toastsOf(() => run(hide))).toMatchObject([{ text: `Failed. ${messages.checkConnection}` }]);
});
