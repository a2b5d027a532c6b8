import { useState } from "react";

/** For `details` that what is in use opens: they are not closed when the last of it is taken away inside. */
export function useWasTrue(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue);
  if (isTrue && !wasTrue) setWasTrue(true);
  return wasTrue || isTrue;
}
