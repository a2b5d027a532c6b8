const megabyte = 1024 * 1024;

/** Limits per file, in milliseconds and bytes. */
export const fileLimits = {
  /** CPU time, so that a busy machine does not reject a valid file. */
  cpu: 2000,
  /** Elapsed time, for decoders that wait and where CPU time cannot be measured. */
  wall: 30_000,
  memory: 640 * megabyte,
  input: 26 * megabyte,
  output: 32 * megabyte,
};

export const processLimits = {
  files: 100,
  cpu: 20_000,
  memory: 256 * megabyte,
  idle: 5 * 60_000,
  startup: 20_000,
};

export const maxProcesses = 2;

export class DecoderLimitError extends Error {
  constructor(readonly limit: "cpu" | "wall" | "memory" | "output" | "crash") {
    super(`decoder ended: ${limit}`);
    this.name = "DecoderLimitError";
  }
}
