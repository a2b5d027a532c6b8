import { useState } from "react";

/** For `details` that are open while a value inside is set: removing the last value does not close them. */
export function useWasTrue(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue);
  if (isTrue && !wasTrue) setWasTrue(true);
  return wasTrue || isTrue;
}
