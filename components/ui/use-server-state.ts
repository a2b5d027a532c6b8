import { type SetStateAction, useRef, useState } from "react";

/**
 * State that begins with what the server rendered, and begins again when the server renders the page again, as it does
 * after Back; while `isEdited`, it does so afterwards, unless the state was set meanwhile: what is saved is newer.
 */
export function useServerState<T>(rendered: T, isEdited = false) {
  const [shown, setShown] = useState({ rendered, state: rendered });
  const latest = useRef(rendered);
  latest.current = rendered;
  if (shown.rendered !== rendered && !isEdited) setShown({ rendered, state: rendered });
  const setState = (next: SetStateAction<T>) =>
    setShown(({ state }) => ({ rendered: latest.current, state: isUpdate(next) ? next(state) : next }));
  return [shown.state, setState] as const;
}

function isUpdate<T>(next: SetStateAction<T>): next is (state: T) => T {
  return typeof next === "function";
}
