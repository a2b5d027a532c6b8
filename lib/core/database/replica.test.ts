import type { Sql } from "postgres";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { maxLagMs, Replica } from "./replica";

type Server = { lsn: number | null; system: string; isHanging?: boolean };

const primary: Server = { lsn: 0, system: "one" };
const standby: Server = { lsn: 0, system: "one" };

function sqlOf(server: Server): Sql {
  const unsafe = async () => {
    if (server.isHanging) await new Promise(() => {});
    return [{ ...server }];
  };
  return { unsafe } as unknown as Sql;
}

const [onPrimary, onReplica] = [sqlOf(primary), sqlOf(standby)];
const open = () => {
  const replica = new Replica(
    () => onPrimary,
    () => onReplica,
  );
  replica.poll();
  return replica;
};
const serverOf = (replica: Replica) =>
  replica.run(async (sql) => (sql === onReplica ? "replica" : "primary"));
const errorWithCode = (code: string) => Object.assign(new Error(code), { code });

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(primary, { lsn: 100, system: "one" });
  Object.assign(standby, { lsn: 100, system: "one", isHanging: false });
});
afterEach(() => {
  vi.useRealTimers();
});

test("reads from the replica once its position is known, and while there are no writes", async () => {
  const replica = open();
  expect(await serverOf(replica)).toBe("primary");
  await vi.advanceTimersByTimeAsync(1);
  expect(await serverOf(replica)).toBe("replica");
  await vi.advanceTimersByTimeAsync(6 * maxLagMs);
  expect(await serverOf(replica)).toBe("replica");
  expect(replica.lagMs).toBeLessThan(1100);
});

test("reads from the primary while the replica is too far behind, but no longer", async () => {
  const replica = open();
  await vi.advanceTimersByTimeAsync(1);
  primary.lsn = 200;
  await vi.advanceTimersByTimeAsync(maxLagMs - 2000);
  expect(await serverOf(replica)).toBe("replica");
  await vi.advanceTimersByTimeAsync(3000);
  expect(await serverOf(replica)).toBe("primary");
  standby.lsn = 200;
  await vi.advanceTimersByTimeAsync(1000);
  expect(await serverOf(replica)).toBe("replica");
});

test("measures the lag of a replica", async () => {
  const replica = open();
  for (let second = 0; second < 30; second++) {
    primary.lsn = 100 + second;
    standby.lsn = Math.max(100, 95 + second);
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(replica.lagMs).toBeGreaterThanOrEqual(5000);
  expect(replica.lagMs).toBeLessThanOrEqual(7000);
  expect(await serverOf(replica)).toBe("replica");
});

test("never reads from another database or a promoted server", async () => {
  const replica = open();
  for (const wrong of [{ system: "two" }, { system: "one", lsn: null }]) {
    Object.assign(standby, wrong);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await serverOf(replica)).toBe("primary");
  }
  Object.assign(standby, { lsn: 100 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(await serverOf(replica)).toBe("replica");
});

test("reads from the primary while the replica hangs", async () => {
  const replica = open();
  await vi.advanceTimersByTimeAsync(1);
  standby.isHanging = true;
  await vi.advanceTimersByTimeAsync(2000);
  expect(await serverOf(replica)).toBe("replica");
  await vi.advanceTimersByTimeAsync(2000);
  expect(await serverOf(replica)).toBe("primary");
});

test("repeats a query on the primary when the replica dies or cancels it", async () => {
  const replica = open();
  await vi.advanceTimersByTimeAsync(1);
  const runs = (code: string) =>
    replica.run(async (sql) => {
      if (sql === onReplica) throw errorWithCode(code);
      return "primary";
    });
  expect(await runs("40001")).toBe("primary");
  expect(await serverOf(replica)).toBe("replica");
  // Wrong on the primary, too.
  await expect(runs("42601")).rejects.toThrow("42601");
  await expect(runs("57014")).rejects.toThrow("57014");
  expect(await runs("ECONNREFUSED")).toBe("primary");
  expect(await serverOf(replica)).toBe("primary");
  await vi.advanceTimersByTimeAsync(1000);
  expect(await serverOf(replica)).toBe("replica");
});
