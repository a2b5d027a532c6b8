const atOnce = 2;
let running = 0;
const waiting: (() => void)[] = [];

/** Runs work that is heavy on memory two at a time: twenty uploads at once take longer, not more. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
