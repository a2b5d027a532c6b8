import { useState } from "react";

/**
 * State that begins with what the server rendered, and begins again when the server renders the page again, as it does
 * after Back; not while `isEdited`.
 */
export function useServerState<T>(rendered: T, isEdited = false) {
  const [state, setState] = useState(rendered);
  const [last, setLast] = useState(rendered);
  if (last !== rendered) {
    setLast(rendered);
    if (!isEdited) setState(rendered);
  }
  return [state, setState] as const;
}
