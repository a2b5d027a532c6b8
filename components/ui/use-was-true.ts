import { useState } from "react";

/** Whether the value was true at some time since the component was mounted. */
export function useWasTrue(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue);
  if (isTrue && !wasTrue) setWasTrue(true);
  return wasTrue || isTrue;
}
