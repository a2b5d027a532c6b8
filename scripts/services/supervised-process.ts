import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { CliError } from "../cli-error";
import { killWhenHung } from "./hang-detection";
import { reapWhenOrphaned } from "./orphan-reaper";

export const root = fileURLToPath(new URL("../..", import.meta.url));
export const watchParent = new URL("watch-parent.mjs", import.meta.url).href;

export const builtServices = path.join(root, ".next/services");

/** The file that `compileServices` creates for a module. */
export const compiledFile = (module: string, folder = builtServices) =>
  path.join(folder, module.replace(/\.ts$/, ".mjs"));

type Settings = {
  name: string;
  env: NodeJS.ProcessEnv;
  config?: object;
  fork: () => ChildProcess;
  /** Makes the process exit; by default, its channel is closed. */
  end?: (child: ChildProcess) => void;
};

type ReadyMessage = { ready: true; url?: string };
type StartupMessage = ReadyMessage | { failed: string };

export class SupervisedProcess {
  private current: ChildProcess | undefined;
  private isStopping = false;
  private restarts = 0;

  constructor(private readonly settings: Settings) {}

  async start(): Promise<ReadyMessage> {
    const child = this.fork();
    const message = await startupMessage(child);
    if ("failed" in message) throw new CliError(message.failed);
    child.once("exit", (code, signal) => {
      if (child === this.current) this.restart(code, signal);
    });
    if (hasEnded(child)) this.restart(child.exitCode, child.signalCode);
    return message;
  }

  /** The current process serves until a new one is ready, and continues if that one does not start. */
  async replace(): Promise<void> {
    const old = this.current;
    try {
      await this.start();
    } catch (error) {
      this.current = old;
      if (old && hasEnded(old)) this.restart(old.exitCode, old.signalCode);
      throw error;
    }
    if (old) await this.end(old);
  }

  signal(name: NodeJS.Signals): void {
    this.current?.kill(name);
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    if (this.current) await this.end(this.current);
  }

  private async end(child: ChildProcess): Promise<void> {
    if (hasEnded(child)) return;
    const killTimer = setTimeout(() => child.kill("SIGKILL"), 20_000);
    const { end = disconnect } = this.settings;
    end(child);
    await once(child, "exit");
    clearTimeout(killTimer);
  }

  private fork(): ChildProcess {
    const { name, env, config, fork } = this.settings;
    const child = fork();
    // A breakpoint of a debugger looks like a hang.
    if (env.NODE_ENV !== "development")
      killWhenHung(child, () => console.error(`The ${name} does not respond; killing it.`));
    child.on("error", () => {});
    if (config) child.send(config);
    this.current = child;
    return child;
  }

  private async restart(code: number | null, signal: NodeJS.Signals | null): Promise<void> {
    if (this.isStopping) return;
    console.error(`The ${this.settings.name} ended (${signal ?? code}); starting it again.`);
    await delay(Math.min(100 * 2 ** this.restarts++, 5000));
    if (this.isStopping) return;
    try {
      await this.start();
      this.restarts = 0;
    } catch (error) {
      console.error((error as Error).message);
      this.restart(1, null);
    }
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

function disconnect(child: ChildProcess): void {
  if (child.connected) child.disconnect();
}

/**
 * Forks a module that never outlives this process and sends "alive" every five seconds. `compiled` is a folder of
 * `compileServices`, `flags` are V8's.
 */
export function forkModule(
  module: string,
  env: NodeJS.ProcessEnv,
  compiled?: string,
  flags: string[] = [],
): ChildProcess {
  const child = fork(compiled ? compiledFile(module, compiled) : path.join(root, module), {
    cwd: root,
    env,
    // Detached, so that Ctrl-C and a kill of the group do not reach it: its parent stops it in order.
    detached: true,
    execArgv: [
      ...flags,
      "--import",
      watchParent,
      ...(compiled ? [] : ["--import", import.meta.resolve("tsx")]),
    ],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  reapWhenOrphaned(child, "later");
  return child;
}

/** The first message of a process: that it serves, or why it cannot. */
export async function startupMessage(child: ChildProcess): Promise<StartupMessage> {
  return new Promise((resolve) => {
    child.on("message", (message) => {
      if (message !== "alive") resolve(message as StartupMessage);
    });
    child.once("exit", (code, signal) => resolve({ failed: `It ended at its start (${signal ?? code}).` }));
  });
}
