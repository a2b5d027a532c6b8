import { expect, test } from "vitest";
import { getHealth, getLiveness, getReadiness } from "@/lib/health/contract";
import { visitorClient } from "../../support/api";

test("reports health to visitors", async () => {
  const health = async () => (await visitorClient().fetch(getHealth.path)).status;
  await expect.poll(health).toBe(200);
  const { body } = await visitorClient().call(getHealth, {});
  expect(body).toEqual({
    success: true,
    status: "ok",
    database: "ok",
    storage: "ok",
    realtime: "ok",
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
  });
});

test("responds to readiness and liveness while all services run", async () => {
  const readiness = async () => (await visitorClient().fetch(getReadiness.path)).json();
  await expect
    .poll(readiness)
    .toMatchObject({ success: true, status: "ok", database: "ok", storage: "ok", realtime: "ok" });
  const live = await visitorClient().call(getLiveness, {});
  expect([live.status, live.body.status]).toEqual([200, "ok"]);
});
