import { createHmac } from "node:crypto";
import { WebSocket } from "ws";

export type RealtimeEnv = { PUSHER_KEY: string; PUSHER_SECRET: string };
type Frame = { event: string; channel?: string; data: string };

/** Opens a tab's socket through the application; resolves after the server's first message. */
export async function openSocket(origin: string, env: RealtimeEnv, ipAddress: string) {
  const url = `${origin.replace("http", "ws")}/app/${env.PUSHER_KEY}?protocol=7`;
  const socket = new WebSocket(url, { perMessageDeflate: false, headers: { "x-forwarded-for": ipAddress } });
  const greeting = await nextFrame(socket);
  const socketId: string = JSON.parse(JSON.parse(greeting.toString()).data).socket_id;
  return { socket, socketId };
}

/** Subscribes with locally created signatures, and passes on what arrives. */
export async function listen(
  origin: string,
  env: RealtimeEnv,
  { userId, channel }: { userId: number; channel: string },
  onEvent: (frame: Frame) => void,
): Promise<WebSocket> {
  const { socket, socketId } = await openSocket(origin, env, ipAddressFor(userId));
  const channel_data = JSON.stringify({ user_id: String(userId), issued_at: Date.now() });
  const text = `${socketId}:${channel}:${channel_data}`;
  const auth = `${env.PUSHER_KEY}:${createHmac("sha256", env.PUSHER_SECRET).update(text).digest("hex")}`;
  socket.send(JSON.stringify({ event: "pusher:subscribe", data: { channel, auth, channel_data } }));
  await nextFrame(socket);
  socket.on("message", (frame) => onEvent(JSON.parse(frame.toString())));
  return socket;
}

const nextFrame = async (socket: WebSocket) => (await nextFrames(socket, 1))[0] as Buffer;

/** Rejects when the socket closes first. */
export function nextFrames(socket: WebSocket, count: number): Promise<Buffer[]> {
  return new Promise((resolve, reject) => {
    const frames: Buffer[] = [];
    const finish = (error?: Error) => {
      socket.off("message", add).off("close", close).off("error", finish);
      if (error) reject(error);
      else resolve(frames);
    };
    const add = (frame: Buffer) => frames.push(frame) === count && finish();
    const close = () => finish(new Error("closed"));
    socket.on("message", add).on("close", close).on("error", finish);
  });
}

export function ipAddressFor(userId: number): string {
  return `203.${userId % 250}.${Math.floor(userId / 250) % 250}.9`;
}
