// The child process: loads one decoder, then decodes what arrives on standard input, without an environment
// and without writing files.
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { FrameReader, writeFrame } from "./frames.mjs";

const [, , modulePath, maxInputBytes] = process.argv;

// The other end of descriptor 3 is the parent's: reading it ends with the parent, even while this thread is
// busy.
const watchParent = `
  const { readSync } = require("node:fs");
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (;;) {
    try { if (readSync(3, Buffer.alloc(1)) === 0) break; }
    catch (error) { if (error.code !== "EAGAIN") break; Atomics.wait(pause, 0, 0, 200); }
  }
  process.kill(process.pid, "SIGKILL");
`;
new Worker(watchParent, { eval: true, stdin: false, resourceLimits: { maxOldGenerationSizeMb: 8 } }).unref();

const { default: decode } = await import(pathToFileURL(modulePath).href);
writeFrame(process.stdout, { ready: true });

const frames = new FrameReader(process.stdin, Number(maxInputBytes));
for (let frame = await frames.read(); frame; frame = await frames.read()) {
  const { value, parts } = await decode(frame.parts[0], frame.header.input);
  writeFrame(process.stdout, { value }, parts);
}
