import { type IncomingMessage, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { newAddress } from "./api";
import { sql } from "./database";
import { origin } from "./running";

type Answer = { status: number; body: { code?: string }; connection: string | undefined };

/** A JSON call whose body comes in parts, as the caller sends them. */
export class SlowRequest {
  private readonly text: string;
  private sent = 0;
  private readonly request;
  readonly answer: Promise<Answer>;

  constructor(method: string, path: string, headers: Record<string, string>, body: object) {
    this.text = JSON.stringify(body);
    this.request = request(origin + path, {
      method,
      headers: {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(this.text),
        "x-forwarded-for": newAddress(),
        ...headers,
      },
    });
    this.answer = new Promise((resolve, reject) => {
      this.request.on("error", reject);
      this.request.on("response", (response) => resolve(readAnswer(response)));
    });
    this.answer.catch(() => {});
  }

  send(bytes: number): void {
    this.request.write(this.text.slice(this.sent, this.sent + bytes));
    this.sent += bytes;
  }

  /** Sends what is left; the answer. */
  finish(): Promise<Answer> {
    this.request.end(this.text.slice(this.sent));
    return this.answer;
  }

  /** Whether the server hangs up without having been sent the rest. */
  async isClosed(): Promise<boolean> {
    const { socket } = this.request;
    for (let tries = 0; tries < 100 && !socket?.destroyed; tries++) await pause(50);
    return socket?.destroyed ?? false;
  }
}

async function readAnswer(response: IncomingMessage): Promise<Answer> {
  let text = "";
  for await (const chunk of response) text += chunk;
  const { statusCode: status = 0, headers } = response;
  return { status, body: text === "" ? {} : JSON.parse(text), connection: headers.connection };
}

/** Resolves once a call has used a point of an account's limit: its viewer has been read, and its body is awaited. */
export async function limitSpent(limit: string, userId: number): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const [row] = await sql`select points from rate_limits where key = ${`${limit}:${userId}`}`;
    if (row) return;
    await pause(25);
  }
  throw new Error(`nobody used the limit ${limit} of ${userId}`);
}
