import { readFile } from "node:fs/promises";
import { type Decoded, DecoderProcess } from "./decoder-process";
import { FairQueue, type Owner } from "./fair-queue";
import { maxProcesses, processLimits } from "./limits";

type Task = {
  owner: Owner;
  /** The decoder's module, as a path from the project's root; `(bytes, input) => { value, parts }`. */
  module: string;
  source: Buffer | string;
  input?: object;
};

type Idle = { decoder: DecoderProcess; timeout: NodeJS.Timeout };

// Kept on globalThis: the framework loads this file once per bundle, and one queue serves them all.
const shared = globalThis as typeof globalThis & { preauDecoders?: { queue: FairQueue; idle: Idle[] } };
shared.preauDecoders ??= { queue: new FairQueue(maxProcesses), idle: [] };
const { queue, idle } = shared.preauDecoders;

/** Whoever reads a page comes before whoever uploads; the application's own files are waited for by everybody. */
const nicenessFor = (owner: Owner) => (owner === null ? 0 : 3);

/**
 * Decodes a stranger's file, bytes or a path, in a child process: one file per owner at a time, within `fileLimits`.
 * Throws `DecoderLimitError` when the file costs too much or ends its decoder.
 */
export function decode({ owner, module, source, input = {} }: Task): Promise<Decoded> {
  return queue.run(owner, async (charge) => {
    const bytes = typeof source === "string" ? await readFile(source) : source;
    const start = () => new DecoderProcess(module, nicenessFor(owner));
    const decoder = takeIdle(module) ?? start();
    try {
      return await decoder.decode(bytes, input);
    } finally {
      if (decoder.fileCpu !== undefined) charge(decoder.fileCpu);
      if (decoder.reusable) putBack(decoder);
      else {
        decoder.kill();
        // The next file finds one that has started.
        if (!idle.some((each) => each.decoder.module === module)) putBack(start());
      }
    }
  });
}

function takeIdle(module: string): DecoderProcess | undefined {
  for (;;) {
    const index = idle.findIndex(({ decoder }) => decoder.module === module);
    const [entry] = index < 0 ? [] : idle.splice(index, 1);
    if (!entry) return undefined;
    clearTimeout(entry.timeout);
    if (entry.decoder.alive) return entry.decoder;
  }
}

function putBack(decoder: DecoderProcess): void {
  const timeout = setTimeout(() => {
    idle.splice(
      idle.findIndex((each) => each.decoder === decoder),
      1,
    );
    decoder.kill();
  }, processLimits.idle).unref();
  idle.push({ decoder, timeout });
}
