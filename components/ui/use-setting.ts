import type { CallOptions } from "@/lib/core/api/client";
import type { Endpoint } from "@/lib/core/api/endpoint";
import { toast } from "./toast";
import { useLatest } from "./use-latest";
import { useMutation } from "./use-mutation";
import { useServerState } from "./use-server-state";

type Options<E extends Endpoint, V> = {
  /** The stored value. */
  initialValue: V;
  request: (value: V) => CallOptions<E>;
  errorText: string;
  /** The text of the toast once it is stored. */
  successText: (value: V) => string;
  /** Called after a 404 or 409. */
  onOutdated?: () => void;
};

/** A value that each choice stores: the last one is shown at once, and after an error what is stored. */
export function useSetting<E extends Endpoint, V>(
  endpoint: E,
  { initialValue, request, errorText, successText, onOutdated }: Options<E, V>,
) {
  type Run = CallOptions<E> & { value: V };
  const [value, setValue] = useServerState(initialValue);
  const latest = useLatest(value);
  function show(next: V) {
    latest.current = next;
    setValue(next);
  }
  const { run, retry, error } = useMutation<E, Run>(endpoint, {
    errorText,
    lastWins: true,
    onOutdated,
    optimistic(options) {
      // A toast's retry may be of an earlier render.
      const before = latest.current;
      show(options.value);
      return () => show(before);
    },
    onSuccess: (_, options) => toast.success(successText(options.value)),
  });
  return { value, set: (next: V) => void run({ ...request(next), value: next } as Run), retry, error };
}
