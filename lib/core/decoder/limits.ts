const megabyte = 1024 * 1024;

/** What one file may cost, in milliseconds and bytes. */
export const fileLimits = {
  /** Measured CPU time of the process, so that a busy machine refuses no honest file. */
  cpu: 2000,
  /** For decoders that wait instead of work, and where CPU time cannot be measured. */
  wall: 30_000,
  memory: 640 * megabyte,
  input: 16 * megabyte,
  output: 32 * megabyte,
};

/** When a process is replaced although nothing went wrong. */
export const processLimits = {
  files: 100,
  cpu: 20_000,
  /** Resident after a file. */
  memory: 256 * megabyte,
  idle: 5 * 60_000,
  startup: 20_000,
};

/** Decoders beside each other: more would take the processor from those who only read. */
export const maxProcesses = 2;

/** A file that reached one of `fileLimits`, or ended its decoder. */
export class DecoderLimitError extends Error {
  constructor(readonly limit: "cpu" | "wall" | "memory" | "output" | "crash") {
    super(`decoder ended: ${limit}`);
    this.name = "DecoderLimitError";
  }
}
