import { type IncomingMessage, request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { newIpAddress } from "./api";
import { sql } from "./database";
import { origin } from "./environment";
import type { TestUser } from "./users";

type SlowResponse = { status: number; body: { code?: string }; connection: string | undefined };

/** A JSON call whose body is sent in parts. */
class SlowRequest {
  private readonly text: string;
  private sent = 0;
  private readonly request;
  readonly response: Promise<SlowResponse>;

  constructor(method: string, path: string, headers: Record<string, string>, body: object) {
    this.text = JSON.stringify(body);
    this.request = request(origin + path, {
      method,
      headers: {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(this.text),
        "x-forwarded-for": newIpAddress(),
        ...headers,
      },
    });
    this.response = new Promise((resolve, reject) => {
      this.request.on("error", reject);
      this.request.on("response", (response) => resolve(parseResponse(response)));
    });
    this.response.catch(() => {});
  }

  send(bytes: number): void {
    this.request.write(this.text.slice(this.sent, this.sent + bytes));
    this.sent += bytes;
  }

  /** Sends the rest of the body; resolves to the response. */
  finish(): Promise<SlowResponse> {
    this.request.end(this.text.slice(this.sent));
    return this.response;
  }

  /** Whether the server closes the connection before the whole body has been sent. */
  async isClosed(): Promise<boolean> {
    const { socket } = this.request;
    for (let tries = 0; tries < 100 && !socket?.destroyed; tries++) await delay(50);
    return socket?.destroyed ?? false;
  }
}

async function parseResponse(response: IncomingMessage): Promise<SlowResponse> {
  let text = "";
  for await (const chunk of response) text += chunk;
  const { statusCode: status = 0, headers } = response;
  return { status, body: text === "" ? {} : JSON.parse(text), connection: headers.connection };
}

/**
 * Starts a call and sends the beginning of its body; resolves once the server has read the session, which updates its
 * `last_seen_at`.
 */
export async function startSlowRequest(
  user: TestUser,
  call: { method: string; path: string; token: string; body: object },
): Promise<SlowRequest> {
  await sql`update sessions set last_seen_at = now() - interval '1 hour' where user_id = ${user.id}`;
  const headers = { authorization: `Bearer ${call.token}` };
  const request = new SlowRequest(call.method, call.path, headers, call.body);
  request.send(5);
  for (let tries = 0; tries < 200; tries++) {
    const idle = await sql`select from sessions
      where user_id = ${user.id} and last_seen_at < now() - interval '1 minute'`;
    if (idle.length === 0) return request;
    await delay(25);
  }
  throw new Error(`${call.path} has not read its viewer`);
}
