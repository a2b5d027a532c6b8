import { useState } from "react";

/** Keeps a `details` element open that was opened because a value inside is set: removing the last value does not close it. */
export function useWasTrue(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue);
  if (isTrue && !wasTrue) setWasTrue(true);
  return wasTrue || isTrue;
}
