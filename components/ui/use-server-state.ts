import { type SetStateAction, useState } from "react";

/**
 * State that begins with what the server rendered, and begins again when the server renders the page again, as it does
 * after Back; while `isEdited`, it does so afterwards, unless the state was set meanwhile: what is saved is newer.
 */
export function useServerState<T>(rendered: T, isEdited = false) {
  const [shown, setShown] = useState({ rendered, state: rendered, isOutdated: false });
  if (shown.rendered !== rendered || (shown.isOutdated && !isEdited))
    setShown({ rendered, state: isEdited ? shown.state : rendered, isOutdated: isEdited });
  const setState = (next: SetStateAction<T>) =>
    setShown((current) => ({
      ...current,
      state: isUpdate(next) ? next(current.state) : next,
      isOutdated: false,
    }));
  return [shown.state, setState] as const;
}

function isUpdate<T>(next: SetStateAction<T>): next is (state: T) => T {
  return typeof next === "function";
}
