import { expect, test } from "vitest";
import { getHealth, getLiveness, getReadiness } from "@/lib/health/contract";
import { visitorClient } from "../../support/api";

test("anyone can ask how the service is", async () => {
  const { status, body } = await visitorClient().call(getHealth, {});
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    status: "ok",
    database: "ok",
    storage: "ok",
    realtime: "ok",
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
  });
});

test("readiness and liveness answer while everything is well", async () => {
  const ready = await visitorClient().call(getReadiness, {});
  expect(ready.status).toBe(200);
  expect(ready.body).toMatchObject({ status: "ok", database: "ok", storage: "ok", realtime: "ok" });
  const live = await visitorClient().call(getLiveness, {});
  expect([live.status, live.body.status]).toEqual([200, "ok"]);
});
