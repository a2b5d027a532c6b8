import { updatePresence } from "@/lib/presence/update-presence";

/** A worker that only checks presence, once per message. */
process.on("message", async () => {
  const startedAt = performance.now();
  await updatePresence();
  process.send?.(performance.now() - startedAt);
});
process.send?.("ready");
