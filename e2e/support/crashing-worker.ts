import { runTask } from "@/lib/core/tasks/run-task";

/** Claims the task with the name of the first argument for the seconds of the second, and runs it until the process is killed. */
const [name = "", seconds] = process.argv.slice(2);
const work = () => {
  console.log("at it");
  return new Promise<void>((resolve) => setTimeout(resolve, 600_000));
};
await runTask({ name, everySeconds: 0, work }, Number(seconds));
