type Waiting = { pixels: number; enter: () => void };

const mostAtOnce = 2;
const waiting: Waiting[] = [];
let running = 0;
let pixelsInWork = 0;

/**
 * Runs work on pictures in the order it came, two at a time and never more than `mostPixels` of them together (a
 * single one may be larger): twenty uploads at once take longer, not more memory.
 */
export async function inTurn<T>(pixels: number, mostPixels: number, work: () => Promise<T>): Promise<T> {
  const admit = () => {
    for (let next = waiting[0]; next && hasRoom(next, mostPixels); next = waiting[0]) {
      waiting.shift();
      running += 1;
      pixelsInWork += next.pixels;
      next.enter();
    }
  };
  await new Promise<void>((enter) => {
    waiting.push({ pixels, enter });
    admit();
  });
  try {
    return await work();
  } finally {
    running -= 1;
    pixelsInWork -= pixels;
    admit();
  }
}

function hasRoom({ pixels }: Waiting, mostPixels: number): boolean {
  return running === 0 || (running < mostAtOnce && pixelsInWork + pixels <= mostPixels);
}
