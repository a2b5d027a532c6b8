import { isMainThread } from "node:worker_threads";

// Preloaded into every child, before slow imports: before the program itself listens, a "disconnect" event would be lost
// and the process would not exit.
const beatMs = 5000;

if (isMainThread) {
  // Removed from the arguments that grandchildren inherit: their parent does not expect the messages.
  const own = process.execArgv.indexOf(import.meta.url);
  if (own > 0) process.execArgv.splice(own - 1, 2);
  if (!process.connected) process.exit(1);
  process.once("disconnect", () => {
    if (process.listenerCount("disconnect") === 0) process.exit(1);
  });
  const beat = () => process.connected && process.send("alive", () => {});
  setInterval(beat, beatMs).unref();
}
