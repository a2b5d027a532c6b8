import { type ChildProcess, spawn } from "node:child_process";
import os from "node:os";
import path from "node:path";
import type { Readable, Writable } from "node:stream";
import { FrameReader, writeFrame } from "./frames.mjs";
import { DecoderLimitError, fileLimits, processLimits } from "./limits";
import { processUsage, type Usage } from "./usage";

export type DecodedFile = { value: unknown; parts: Buffer[] };

type Handle = { ref(): void; unref(): void };

const watchMs = 50;
const heapMegabytes = 192;
/**
 * Newer versions of V8 reserve this much without using it, and it counts as data: without this room no decoder starts
 * on Node 24.
 */
const reservedKilobytes = Number(process.versions.node.split(".")[0]) < 22 ? 0 : 1024 * 1024;

export class DecoderProcess {
  private readonly child: ChildProcess;
  private readonly frames: FrameReader;
  private readonly ready: Promise<void>;
  private files = 0;
  private limit: DecoderLimitError["limit"] | undefined;
  fileCpu: number | undefined;

  constructor(
    readonly module: string,
    niceness: number,
  ) {
    this.child = spawnLimited(module, niceness);
    this.frames = new FrameReader(this.child.stdout as Readable, fileLimits.output);
    this.child.on("error", () => {});
    // Writing to a killed process: the read reports it.
    this.child.stdin?.on("error", () => {});
    this.ready = this.start();
    this.ready.catch(() => this.kill());
    this.callOnHandles("unref");
  }

  get reusable(): boolean {
    const { cpu, memory } = this.usage() ?? { cpu: 0, memory: 0 };
    return (
      this.alive &&
      this.files < processLimits.files &&
      cpu < processLimits.cpu &&
      memory < processLimits.memory
    );
  }

  get alive(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null && !this.child.killed;
  }

  /** Throws `DecoderLimitError`, after which the process is not reusable. */
  async decode(bytes: Buffer, input: object): Promise<DecodedFile> {
    this.callOnHandles("ref");
    try {
      await this.ready;
      this.files += 1;
      const watch = this.watch();
      try {
        writeFrame(this.child.stdin as Writable, { input }, [bytes]);
        return await this.readResponse();
      } finally {
        watch.stop();
      }
    } catch (error) {
      this.kill();
      throw error;
    } finally {
      this.callOnHandles("unref");
    }
  }

  kill(): void {
    this.child.kill("SIGKILL");
  }

  private async start(): Promise<void> {
    const timeout = setTimeout(() => this.kill(), processLimits.startup).unref();
    const frame = await this.frames.read().finally(() => clearTimeout(timeout));
    if (!frame) throw new Error(`${this.module} did not start`);
  }

  private async readResponse(): Promise<DecodedFile> {
    const frame = await this.frames.read().catch(() => {
      throw new DecoderLimitError("output");
    });
    if (!frame) throw new DecoderLimitError(this.limit ?? "crash");
    return { value: frame.header.value, parts: frame.parts };
  }

  private watch(): { stop: () => void } {
    const startedAt = performance.now();
    const before = this.usage()?.cpu ?? 0;
    this.fileCpu = undefined;
    const measure = () => {
      const usage = this.usage();
      if (usage) this.fileCpu = usage.cpu - before;
      return usage?.memory ?? 0;
    };
    const timer = setInterval(() => {
      const memory = measure();
      if ((this.fileCpu ?? 0) > fileLimits.cpu) this.limit = "cpu";
      else if (memory > fileLimits.memory) this.limit = "memory";
      else if (performance.now() - startedAt > fileLimits.wall) this.limit = "wall";
      if (this.limit) this.kill();
    }, watchMs);
    const stop = () => {
      clearInterval(timer);
      measure();
    };
    return { stop };
  }

  private usage(): Usage | null {
    return this.child.pid ? processUsage(this.child.pid) : null;
  }

  /** An idle decoder does not keep this process running. */
  private callOnHandles(method: "ref" | "unref"): void {
    this.child[method]();
    for (const stream of this.child.stdio as unknown as (Handle | null)[]) stream?.[method]();
  }
}

/** The kernel's limits back up the watch: data memory, CPU time, no files, no core dumps. */
function spawnLimited(module: string, niceness: number): ChildProcess {
  const root = process.cwd();
  const kilobytes = Math.ceil((fileLimits.memory * 1.25) / 1024) + reservedKilobytes;
  const seconds = Math.ceil((processLimits.cpu + fileLimits.cpu) / 1000) + 5;
  const limits = [`-d ${kilobytes}`, `-t ${seconds}`, "-f 0", "-c 0"];
  const script = `${limits.map((limit) => `ulimit ${limit} 2>/dev/null || :;`).join(" ")} exec "$0" "$@"`;
  const command = [
    process.execPath,
    `--max-old-space-size=${heapMegabytes}`,
    "--stack-size=2000",
    path.join(root, "lib/core/decoder/child.mjs"),
    // Keeps the build from tracing this path, which would make the whole project a part of the application.
    path.join(/* turbopackIgnore: true */ root, module),
    String(fileLimits.input),
  ];
  const child = spawn("/bin/sh", ["-c", script, ...command], {
    cwd: root,
    env: {} as NodeJS.ProcessEnv,
    stdio: ["pipe", "pipe", "ignore", "pipe"],
  });
  try {
    if (child.pid) os.setPriority(child.pid, niceness);
  } catch {}
  return child;
}
