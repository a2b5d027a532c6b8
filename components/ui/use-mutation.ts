import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { type CallOptions, call } from "@/lib/core/api/client";
import type { Endpoint, ResponseOf } from "@/lib/core/api/endpoint";
import { actionErrorMessage, type FieldErrors, fieldErrorsOf } from "@/lib/core/api/error-message";
import { handleResponse, type LazyEndpoint, loadEndpoint } from "./endpoint-call";
import { isOutdated } from "./is-outdated";
import { toast } from "./toast";
import { useErrorText } from "./use-error-text";

export type MutationOptions<E extends Endpoint, O> = {
  /** Shown when the server sends no message of its own. */
  errorText: string;
  /** The text of the toast after success. */
  successText?: string;
  /** False where the component shows `error` itself, as a dialog does. */
  toast?: boolean;
  /** False where the form stays after an error: a retry in the toast would leave the sent text in it, to be sent again. */
  hasRetry?: boolean;
  /** Set for switches: a run during another one is shown at once and sent after it, only the last of several. */
  lastWins?: boolean;
  /** Set where each run is a change of its own: all that are started during another one are sent after it, in order. */
  isQueued?: boolean;
  /** Shows the change at once, and returns a function that rolls it back after an error. */
  optimistic?: (options: O) => () => void;
  /** Sends the call where `call` cannot: a download. */
  send?: (endpoint: E, options: O) => Promise<unknown>;
  onError?: (error: unknown) => void;
  /** Loads again what the page shows: after success, and after a 404 or 409, when another user was first. */
  refresh?: (() => unknown) | undefined;
  /** Called instead of `refresh` after a 404 or 409. */
  onOutdated?: (() => unknown) | undefined;
  onSuccess?: (response: ResponseOf<E>, options: O) => unknown;
};

type LastError = { message: string; fields: FieldErrors; at: number; isFinal: boolean };

type Run<E extends Endpoint, O> = {
  endpoint: LazyEndpoint<E>;
  options: O;
  rollBack: (() => void) | undefined;
  start: () => void;
};

/**
 * A call that changes something, and what its control shows: `isBusy`, the `error` to put beside it, the errors of the
 * fields that the server names, `retry` unless the same call would fail again, `trigger` for the props of a button that
 * runs it. `run` resolves to the response, or to undefined after an error. While another run is pending it is
 * dropped, or sent later as `lastWins` and `isQueued` say.
 */
export function useMutation<E extends Endpoint, O extends CallOptions<E> = CallOptions<E>>(
  endpoint: LazyEndpoint<E>,
  { errorText, successText, lastWins, isQueued, send = call, ...handlers }: MutationOptions<E, O>,
) {
  const t = useTranslations("ui");
  const withReason = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const [lastError, setLastError] = useState<LastError>();
  const running = useRef<Run<E, O>>(undefined);
  const next = useRef<Run<E, O>>(undefined);
  const last = useRef<O>(undefined);
  const enqueue = useQueue();

  async function run(options: O): Promise<ResponseOf<E> | undefined> {
    if (running.current && !lastWins && !isQueued) return;
    last.current = options;
    const rollBack = handlers.optimistic?.(options);
    const own: Run<E, O> = { endpoint, options, rollBack, start: () => void start(own) };
    if (isQueued) return enqueue(() => start(own));
    if (!running.current) return start(own);
    // An error restores what was shown before all pending runs.
    own.rollBack = next.current?.rollBack ?? rollBack;
    next.current = isSameCall(own, running.current) ? undefined : own;
  }
  async function start(own: Run<E, O>): Promise<ResponseOf<E> | undefined> {
    running.current = own;
    setBusy(true);
    setLastError(undefined);
    try {
      const response = (await send(await loadEndpoint(endpoint), own.options)) as ResponseOf<E>;
      if (next.current) return;
      await handleResponse(handlers.refresh, () => handlers.onSuccess?.(response, own.options));
      if (successText) toast.success(successText);
      return response;
    } catch (reason) {
      if (next.current) next.current.rollBack = own.rollBack;
      else showError(reason, own);
    } finally {
      const following = next.current;
      running.current = next.current = undefined;
      setBusy(false);
      following?.start();
    }
  }
  function showError(reason: unknown, { rollBack, options }: Run<E, O>) {
    rollBack?.();
    handlers.onError?.(reason);
    const isFinal = isOutdated(reason);
    if (isFinal) void (handlers.onOutdated ?? handlers.refresh)?.();
    const message = actionErrorMessage(reason, withReason(reason, errorText));
    setLastError({ message, fields: fieldErrorsOf(reason), at: performance.now(), isFinal });
    const hasRetry = !isFinal && handlers.hasRetry !== false;
    const action = hasRetry ? { label: t("retry"), run: () => void run(options) } : undefined;
    if (handlers.toast !== false) toast.error(message, action);
  }
  const retry = lastError?.isFinal ? undefined : () => void (last.current && run(last.current));
  const trigger = (options: O) => ({ isBusy, onClick: () => void run(options) });
  const { message: error, fields: fieldErrors, at: failedAt = 0 } = lastError ?? {};
  return { run, trigger, retry, isBusy, error, fieldErrors, failedAt };
}

/** Returns a function that starts a call once those before it have ended. */
function useQueue() {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return <T>(start: () => Promise<T>): Promise<T> => {
    const result = last.current.then(start);
    last.current = result.catch(() => {});
    return result;
  };
}

function isSameCall<E extends Endpoint, O>(a: Run<E, O>, b: Run<E, O>): boolean {
  return a.endpoint === b.endpoint && JSON.stringify(a.options) === JSON.stringify(b.options);
}

type MutationError = { error: string | undefined; failedAt: number; retry: (() => void) | undefined };

/** Mutations that share one place for their errors show the latest one. */
export function lastFailed(...mutations: [MutationError, ...MutationError[]]): MutationError {
  return mutations.reduce((last, mutation) => (mutation.failedAt > last.failedAt ? mutation : last));
}
