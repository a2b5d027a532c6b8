import { readFile } from "node:fs/promises";
import { type DecodedFile, DecoderProcess } from "./decoder-process";
import { FairQueue, type Owner } from "./fair-queue";
import { maxProcesses, processLimits } from "./limits";

type Task = {
  owner: Owner;
  module: string;
  source: Buffer | string;
  input?: object;
};

type IdleDecoder = { decoder: DecoderProcess; timeout: NodeJS.Timeout };

// Stored on globalThis, because the framework loads this file once per bundle.
const shared = globalThis as typeof globalThis & {
  preauDecoders?: { queue: FairQueue; idle: IdleDecoder[] };
};
shared.preauDecoders ??= { queue: new FairQueue(maxProcesses), idle: [] };
const { queue, idle } = shared.preauDecoders;

/** Page views come before uploads; all requests wait for the application's own files. */
const nicenessFor = (owner: Owner) => (owner === null ? 0 : 3);

/** Decodes a file (`source`: its content or path) in a child process that loads `module`, once its owner has a turn. */
export function decode({ owner, module, source, input = {} }: Task): Promise<DecodedFile> {
  return queue.run(owner, async (charge) => {
    const bytes = typeof source === "string" ? await readFile(source) : source;
    const start = () => new DecoderProcess(module, nicenessFor(owner));
    const decoder = takeIdle(module) ?? start();
    try {
      return await decoder.decode(bytes, input);
    } finally {
      if (decoder.fileCpu !== undefined) charge(decoder.fileCpu);
      if (decoder.reusable) addIdle(decoder);
      else {
        decoder.kill();
        // Starts the next decoder before it is needed.
        if (!idle.some((entry) => entry.decoder.module === module)) addIdle(start());
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

function addIdle(decoder: DecoderProcess): void {
  const timeout = setTimeout(() => {
    idle.splice(
      idle.findIndex((entry) => entry.decoder === decoder),
      1,
    );
    decoder.kill();
  }, processLimits.idle).unref();
  idle.push({ decoder, timeout });
}
