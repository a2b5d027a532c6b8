import { expect, test } from "vitest";
import type { Transaction } from "@/db/client";
import { type RequestContext, withRequestContext } from "@/lib/core/http/request-context";
import { recordAudit } from "./audit-log";

const inserted: { ipAddress?: string }[] = [];
const tx = {
  insert: () => ({ values: async (rows: typeof inserted) => void inserted.push(...rows) }),
} as unknown as Transaction;

test("an entry has the IP address of its own request, and none outside of one", async () => {
  const record = async (ipAddress: string) => {
    await withRequestContext({ ipAddress } as RequestContext, async () => {
      await new Promise(setImmediate);
      await recordAudit(tx, { id: 1 }, "signed_out");
    });
  };
  await Promise.all([record("192.0.2.1"), record("192.0.2.2")]);
  await recordAudit(tx, null, "account_anonymised", ["user", 1]);
  expect(inserted.map(({ ipAddress }) => ipAddress)).toEqual(["192.0.2.1", "192.0.2.2", undefined]);
  expect(inserted).toMatchObject([
    { action: "signed_out", actorId: 1, subjectType: undefined },
    { action: "signed_out", actorId: 1, subjectType: undefined },
    { action: "account_anonymised", actorId: undefined, subjectType: "user", subjectId: 1 },
  ]);
});
