import { type RefObject, useLayoutEffect, useRef } from "react";

/** The value of the last committed render, for what is called later by an earlier one: an event, a toast's retry, a late response. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
