import { runTask } from "@/lib/core/tasks/run-task";

/** A process that claims the task of this name for so many seconds, and runs it until it is killed. */
const [name = "", seconds] = process.argv.slice(2);
const work = () => {
  console.log("at it");
  return new Promise<void>((resolve) => setTimeout(resolve, 600_000));
};
await runTask({ name, everySeconds: 0, work }, Number(seconds));
