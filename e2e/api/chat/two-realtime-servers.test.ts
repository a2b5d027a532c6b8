import { writeFileSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import tls from "node:tls";
import type { Sql } from "postgres";
import { expect, onTestFinished, test } from "vitest";
import { embeddedAppId } from "@/lib/core/realtime/config";
import { freePort } from "@/scripts/services/ports";
import { createScratchDir, removeScratchDir } from "@/scripts/test/scratch";
import { startApp } from "../../support/app-instance";
import { createCertificate } from "../../support/certificate";
import { type InstanceUser, signInStudents } from "../../support/instance-users";
import { realtimeEnv } from "../../support/realtime-env";
import { forkRealtimeServer } from "../../support/realtime-process";
import { newApp } from "../../support/realtime-server";
import { callAt, environmentOf, startSecondProcess, subscribeAt } from "../../support/second-process";

/** Starts two realtime servers, each with its own application process, which reaches the second one over TLS. */
async function startTwo() {
  const folder = createScratchDir();
  onTestFinished(() => removeScratchDir(folder));
  const pusherApp = { ...newApp(), id: embeddedAppId };
  const [first, second, tlsPort] = [await freePort(), await freePort(), await freePort()];
  for (const [port, peer] of [
    [first, second],
    [second, first],
  ] as const)
    await forkRealtimeServer(pusherApp, { port, settings: { REALTIME_PEERS: `http://127.0.0.1:${peer}` } });
  const app = await startApp(folder, realtimeEnv(pusherApp, first));
  onTestFinished(app.close);
  const NODE_EXTRA_CA_CERTS = path.join(folder, "certificate.pem");
  writeFileSync(NODE_EXTRA_CA_CERTS, await serveTls(tlsPort, second));
  const networkSettings = { PUSHER_HOST: "localhost", PUSHER_PORT: String(tlsPort), PUSHER_SCHEME: "https" };
  const env = { ...environmentOf(app.application()), ...networkSettings, NODE_EXTRA_CA_CERTS };
  const other = await startSecondProcess(env);
  onTestFinished(() => void other.stop());
  return { origins: [app.origin, other.origin] as const, key: pusherApp.key, sql: app.sql };
}

/** Terminates TLS for a server that does not support it; returns the certificate. */
async function serveTls(port: number, to: number): Promise<string> {
  const certificate = createCertificate();
  const server = tls.createServer(certificate, (socket) => {
    const upstream = net.connect(to, "127.0.0.1");
    socket.pipe(upstream).pipe(socket);
    for (const end of [socket, upstream]) end.on("error", () => {});
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return certificate.cert;
}

test("events and unsubscriptions from either process reach the clients of both servers", async () => {
  const { origins, key, sql } = await startTwo();
  const [ines, marc] = (await signInStudents(origins[0], sql, 2)) as [InstanceUser, InstanceUser];
  const id = await startConversation(sql, ines, marc);
  const channel = `private-conversation-${id}`;
  const received: string[][] = [[], []];
  const clients = [];
  for (const [index, origin] of origins.entries()) {
    const tab = await subscribeAt(origin, key, marc, channel);
    tab.channel.bind("message:created", ({ message }: Sent) => received[index]?.push(message.content));
    clients.push(tab);
  }
  for (const content of ["un", "deux", "trois", "quatre"]) {
    const origin = origins[content.length % 2] as string;
    const sent = await callAt(origin, ines, "POST", `/api/chat/conversations/${id}/messages`, { content });
    expect(sent.status).toBe(201);
  }
  const all = ["un", "deux", "trois", "quatre"];
  await expect
    .poll(() => received.map((contents) => [...contents].sort()))
    .toEqual([[...all].sort(), [...all].sort()]);
  for (const origin of origins)
    expect(await (await fetch(`${origin}/api/health`)).json()).toMatchObject({ realtime: "ok" });
  const unsubscriptions = clients.map(
    (tab) => new Promise((resolve) => tab.channel.bind("pusher:subscription_error", resolve)),
  );
  expect((await callAt(origins[1], ines, "POST", "/api/blocks", { user_id: marc.id })).ok).toBe(true);
  await Promise.all(unsubscriptions);
  const ended = clients.map(
    ({ client }) => new Promise((resolve) => client.connection.bind("disconnected", resolve)),
  );
  expect((await callAt(origins[0], marc, "POST", "/api/logout")).ok).toBe(true);
  await Promise.all(ended);
}, 180_000);

type Sent = { message: { content: string } };

async function startConversation(sql: Sql, ines: InstanceUser, marc: InstanceUser): Promise<number> {
  await sql`insert into friendships (user_id, friend_id) values (${ines.id}, ${marc.id}), (${marc.id}, ${ines.id})`;
  const started = await ines.call("POST", "/api/chat/conversations/direct", { user_id: marc.id });
  return (await started.json()).conversation_id;
}
