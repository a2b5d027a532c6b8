import { spawn } from "node:child_process";
import { once } from "node:events";
import net from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { listenOnFreePort } from "@/e2e/support/listen-on-free-port";

test("a start on a port that is in use ends before it builds", async () => {
  const port = await listenOnFreePort(net.createServer());
  const start = spawn(process.execPath, ["scripts/start.mjs"], {
    // No build is of this URL.
    env: {
      ...process.env,
      ...{ DATABASE_URL: "", S3_BUCKET: "", S3_ACCESS_KEY_ID: "", S3_SECRET_ACCESS_KEY: "" },
      ...{ PORT: String(port), APP_URL: `http://localhost:${port}` },
    },
  });
  onTestFinished(() => void start.kill());
  const output = Promise.all([text(start.stdout), text(start.stderr)]);
  const [code] = await once(start, "exit");
  expect([code, ...(await output)]).toEqual([
    1,
    "",
    expect.stringMatching(new RegExp(`^Port ${port} is in use by another program`)),
  ]);
});
