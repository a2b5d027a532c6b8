import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import Client, { type Channel } from "pusher-js";
import { freePort } from "@/scripts/services/ports";
import { compiledFile, root, startupMessage } from "@/scripts/services/supervised-process";
import type { InstanceUser } from "./instance-users";

export function environmentOf(pid: number): Record<string, string> {
  const entries = readFileSync(`/proc/${pid}/environ`, "utf8").split("\0").filter(Boolean);
  return Object.fromEntries(entries.map((entry) => entry.split(/=(.*)/s).slice(0, 2)));
}

/**
 * Starts another application process from the build, without services and worker; `env` may be the environment of an
 * instance.
 */
export async function startSecondProcess(env: NodeJS.Dict<string>, port?: number) {
  port ??= await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const { PATH, HOME } = process.env;
  const { NODE_CHANNEL_FD: _, ...own } = env;
  const child = spawn(process.execPath, [compiledFile("scripts/server/main.ts")], {
    cwd: root,
    env: {
      PATH,
      HOME,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      ...own,
      PORT: String(port),
    } as NodeJS.ProcessEnv,
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const message = await startupMessage(child);
  if ("failed" in message) throw new Error(message.failed);
  const exited = once(child, "exit");
  const stop = async () => {
    child.kill();
    await exited;
  };
  return { origin, stop };
}

export function callAt(
  origin: string,
  { token }: InstanceUser,
  method: string,
  path: string,
  body?: object,
): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  return fetch(origin + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
}

/** Subscribes a client of the process at `origin` to a channel. */
export async function subscribeAt(
  origin: string,
  key: string,
  user: InstanceUser,
  name: string,
): Promise<{ client: Client; channel: Channel }> {
  const client = new Client(key, {
    cluster: "",
    wsHost: "127.0.0.1",
    wsPort: Number(new URL(origin).port),
    forceTLS: false,
    enabledTransports: ["ws"],
    channelAuthorization: {
      customHandler: async ({ socketId, channelName }, callback) => {
        const body = { socket_id: socketId, channel_name: channelName };
        const response = await callAt(origin, user, "POST", "/broadcasting/auth", body);
        callback(null, await response.json());
      },
    },
  });
  const channel = client.subscribe(name);
  await new Promise<void>((resolve) => channel.bind("pusher:subscription_succeeded", resolve));
  return { client, channel };
}
