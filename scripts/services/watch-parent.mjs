import { isMainThread } from "node:worker_threads";

// Preloaded into every child process, before anything that takes time to load: until the program listens for the
// parent's end itself, a "disconnect" event would be lost and the process would stay.
const beatMs = 5000;

if (isMainThread) {
  // The child's own child processes must not inherit it: their parent does not expect its messages.
  const own = process.execArgv.indexOf(import.meta.url);
  if (own > 0) process.execArgv.splice(own - 1, 2);
  if (!process.connected) process.exit(1);
  process.once("disconnect", () => {
    if (process.listenerCount("disconnect") === 0) process.exit(1);
  });
  const beat = () => process.connected && process.send("alive", () => {});
  setInterval(beat, beatMs).unref();
}
