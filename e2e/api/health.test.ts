import { expect, test } from "vitest";
import { getHealth } from "@/lib/api/contract";
import { visitor } from "../support/api";

test("anyone can ask how the service is", async () => {
  const { status, body } = await visitor().call(getHealth, {});
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    status: "ok",
    database: "ok",
    realtime: "ok",
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
  });
});
