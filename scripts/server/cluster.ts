import cluster from "node:cluster";
import { env } from "@/lib/core/env";
import { SupervisedProcess, watchParent } from "../services/supervised-process";

/** Runs `WEB_CONCURRENCY` application processes on one port: this process accepts the connections and distributes them. */
cluster.setupPrimary({
  exec: String(process.argv[1]).replace(/cluster(?=\.\w+$)/, "main"),
  execArgv: ["--import", watchParent, ...process.execArgv],
});

const processes = Array.from(
  { length: env().WEB_CONCURRENCY },
  () =>
    new SupervisedProcess({
      name: "application process",
      env: process.env,
      fork() {
        const worker = cluster.fork();
        worker.on("error", () => {});
        return worker.process;
      },
      // SIGTERM, because a cluster worker whose channel closes exits at once and drops its requests.
      end: (child) => child.kill("SIGTERM"),
    }),
);

async function end(): Promise<void> {
  await Promise.all(processes.map((child) => child.stop()));
  process.exit(0);
}

let isRestarting = false;

/** Restarts one process after the other, so that the rest serve meanwhile. */
async function restart(): Promise<void> {
  if (isRestarting) return;
  isRestarting = true;
  try {
    for (const child of processes) await child.replace();
    console.log("The application processes have been replaced.");
  } catch (error) {
    console.error(`The application processes were not all replaced: ${(error as Error).message}`);
  } finally {
    isRestarting = false;
  }
}

process.on("SIGUSR2", restart);
process.once("disconnect", end);
process.once("SIGTERM", end);

Promise.all(processes.map((child) => child.start())).then(
  () => process.send?.({ ready: true }),
  ({ message: failed }: Error) => process.send?.({ failed }, () => process.exit(1)),
);
