import type { Sql } from "postgres";
import { log } from "@/lib/core/log";
import { errorCodes } from "./error-codes";
import { isUnavailable } from "./unavailable";

/** A replica that is further behind is not read. Cached pages are as old. */
export const maxLagMs = 10_000;
const pollMs = 1000;

type Position = { lsn: number | null; system: string };
type Sample = { at: number; lsn: number };
type UnusableReason = "not measured yet" | "unreachable" | "behind" | "not a replica of this database";

/**
 * Reads of a streaming replica, and of the primary while it is down or too far behind. The lag is measured by positions in the
 * write-ahead log: the clocks of two machines differ, and the time since the last replayed transaction grows while there are no writes.
 */
export class Replica {
  private samples: Sample[] = [];
  /** The replica has what was committed until then. */
  private currentUntil = 0;
  private problem: UnusableReason | null = "not measured yet";
  private measuredAt = 0;
  private isPolled = false;
  private isMeasuring = false;

  constructor(
    private readonly primary: () => Sql,
    private readonly replica: () => Sql,
  ) {}

  /** Infinity until it is measured. */
  get lagMs(): number {
    return this.currentUntil === 0 ? Number.POSITIVE_INFINITY : Date.now() - this.currentUntil;
  }

  get isUsable(): boolean {
    // A replica that hangs is not used after three polls, long before its query times out.
    const isMeasured = Date.now() - this.measuredAt <= 3 * pollMs;
    return this.problem === null && isMeasured && this.lagMs <= maxLagMs;
  }

  poll(): void {
    if (this.isPolled) return;
    this.isPolled = true;
    void this.measure();
    setInterval(() => void this.measure(), pollMs).unref();
  }

  async run<T>(query: (sql: Sql) => PromiseLike<T>): Promise<T> {
    if (!this.isUsable) return query(this.primary());
    try {
      return await query(this.replica());
    } catch (error) {
      if (!isOfReplica(error)) throw error;
      if (isUnavailable(error)) this.report("unreachable", error);
      return query(this.primary());
    }
  }

  private async measure(): Promise<void> {
    if (this.isMeasuring) return;
    this.isMeasuring = true;
    const at = Date.now();
    try {
      const [primary, replica] = await Promise.all([
        positionOf(this.primary(), "pg_current_wal_lsn()"),
        // The position is null on a server that is no replica.
        positionOf(this.replica(), "pg_last_wal_replay_lsn()"),
      ]);
      if (replica.lsn === null || replica.system !== primary.system)
        return this.report("not a replica of this database");
      this.samples.push({ at, lsn: Number(primary.lsn) });
      this.advance(replica.lsn);
      this.measuredAt = Date.now();
      this.report(this.lagMs <= maxLagMs ? null : "behind");
    } catch (error) {
      this.report("unreachable", error);
    } finally {
      this.isMeasuring = false;
    }
  }

  private advance(lsn: number): void {
    const reached = this.samples.findLastIndex((sample) => sample.lsn <= lsn);
    const newest = this.samples[reached];
    if (newest) this.currentUntil = Math.max(this.currentUntil, newest.at);
    // A sample that is not reached within the maximum lag can be dropped: later ones decide as well.
    this.samples = this.samples.slice(reached + 1).filter(({ at }) => Date.now() - at <= 2 * maxLagMs);
  }

  private report(problem: UnusableReason | null, error?: unknown): void {
    if (problem === this.problem) return;
    this.problem = problem;
    if (problem) log.warn({ err: error, problem }, "the replica is not read; the primary is");
    else log.info("the replica is read");
  }
}

async function positionOf(sql: Sql, position: string): Promise<Position> {
  const [row] = await sql.unsafe<Position[]>(
    `select (${position} - '0/0')::float8 as lsn, system_identifier::text as system from pg_control_system()`,
  );
  return row as Position;
}

/** Errors that the primary would not have. 40001: the query conflicts with what is to be replayed. */
function isOfReplica(error: unknown): boolean {
  const codes = errorCodes(error);
  return codes.includes("40001") || (isUnavailable(error) && !codes.includes("57014"));
}
