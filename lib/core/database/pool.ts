import type { Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import postgres, { type Options, type PostgresType, type Sql } from "postgres";
import { copyTypes, fetchTypesOnce } from "./driver-types";
import { hostOption } from "./host-option";
import type { SocketEvents, Timeouts } from "./response-timeout";
import { type Address, encryptionOf, openSocket } from "./socket";

type DriverOptions = Options<Record<string, PostgresType>>;
export type PoolOptions = Timeouts & { url: string; driver: DriverOptions };

const probeTimeouts: Timeouts = { connectMs: 2000, queryMs: 2000 };
const probeEveryMs = 250;

/** After an error one new connection is tried; if that fails too, every query fails at once until a trial succeeds. */
export class Pool {
  private sql: Sql | undefined;
  private sockets = new Set<Socket>();
  private answeredAt = 0;
  private isChecking = false;

  constructor(private readonly options: PoolOptions) {}

  get current(): Sql {
    this.sql ??= this.open();
    return this.sql;
  }

  private open(): Sql {
    const sockets = new Set<Socket>();
    this.sockets = sockets;
    const { url, driver } = this.options;
    const sql: Sql = connect(url, this.options, driver, sockets, {
      onResponse: () => {
        this.answeredAt = Date.now();
        fetchTypesOnce(sql);
      },
      onSlow: () => this.check(),
      onFailure: () => this.check(),
      onStuck: () => this.replace(sockets),
    });
    if (this.sql) copyTypes(this.sql, sql);
    return sql;
  }

  private check(): void {
    if (this.isChecking) return;
    this.isChecking = true;
    this.closeUntilAnswered().finally(() => {
      this.isChecking = false;
    });
  }

  private async closeUntilAnswered(): Promise<void> {
    const startedAt = Date.now();
    if ((await isReachable(this.options.url)) || this.answeredAt >= startedAt) return;
    const { current, sockets } = this;
    await current.end({ timeout: 0 });
    for (const socket of sockets) socket.destroy();
    // The probes run in parallel: one that hangs must not delay the next.
    let isBack = false;
    while (!isBack) {
      await delay(probeEveryMs, undefined, { ref: false });
      void isReachable(this.options.url).then((isAnswered) => {
        isBack ||= isAnswered;
      });
    }
    this.sql = this.open();
  }

  private replace(sockets: Set<Socket>): void {
    if (sockets !== this.sockets || this.isChecking) return;
    const { current } = this;
    this.sql = this.open();
    void current.end({ timeout: this.options.queryMs / 1000 });
  }
}

/** An error from the server itself counts as a response. */
async function isReachable(url: string): Promise<boolean> {
  const sockets = new Set<Socket>();
  const sql = connect(url, probeTimeouts, { max: 1, fetch_types: false }, sockets);
  try {
    await sql`select 1`;
    return true;
  } catch (error) {
    return error instanceof postgres.PostgresError && !error.code.startsWith("57P");
  } finally {
    await sql.end({ timeout: 0 });
    for (const socket of sockets) socket.destroy();
  }
}

export function connect(
  url: string,
  timeouts: Timeouts,
  driver: DriverOptions,
  sockets = new Set<Socket>(),
  events: SocketEvents = {},
): Sql {
  const encryption = encryptionOf(url);
  const socket = async ({ host, port, path }: { host: string[]; port: number[]; path?: string }) => {
    const address: Address = { host: host[0] ?? "localhost", port: port[0] ?? 5432, path };
    const opened = await openSocket(address, encryption, timeouts, events);
    sockets.add(opened);
    opened.once("close", () => sockets.delete(opened));
    return opened;
  };
  const options = {
    ...hostOption(url),
    onnotice: () => {},
    backoff: () => 0.05,
    connect_timeout: 5,
    ...driver,
    ssl: false,
    socket,
  };
  return postgres(url, options as DriverOptions) as Sql;
}
