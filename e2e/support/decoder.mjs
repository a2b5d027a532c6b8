const megabyte = 1024 * 1024;

export default async function decode(bytes, { behaviour }) {
  const value = await behaviours[behaviour](bytes);
  return value instanceof Buffer ? { value: "bytes", parts: [value] } : { value, parts: [] };
}

const behaviours = {
  echo: (bytes) => bytes,
  pid: () => process.pid,
  environment: () => Object.keys(process.env),
  loop: () => {
    for (;;);
  },
  heap: () => {
    const list = [];
    for (;;) list.push(`${list.length}`.repeat(100));
  },
  "native memory": async () => {
    const list = [];
    for (;;) {
      list.push(Buffer.alloc(20 * megabyte, 1));
      await new Promise(setImmediate);
    }
  },
  output: () => Buffer.alloc(40 * megabyte),
  exit: () => process.exit(1),
  "wrong answer": () => {
    process.stdout.write(Buffer.alloc(1000, 0xff));
    return new Promise(() => {});
  },
};
