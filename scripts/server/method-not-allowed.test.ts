import { expect, test } from "vitest";
import { fetchInProcess } from "./fetch-in-process";
import { withMethodNotAllowed } from "./method-not-allowed";

const handle = withMethodNotAllowed(async ({ method, url }, response) => {
  if (method === "OPTIONS") response.writeHead(204, { allow: "OPTIONS, POST" }).end();
  else if (url === "/api/override") {
    response.setHeader("content-type", "application/json");
    response.writeHead(405).end("{}");
  } else if (method === "POST") response.end("fine");
  else response.writeHead(405).end();
});

test("completes a 405 without a body with the methods of the path", async () => {
  const rejected = await fetchInProcess(handle, "/api/login", { "accept-language": "fr" });
  expect([rejected.status, rejected.headers.allow]).toEqual([405, "OPTIONS, POST"]);
  expect(JSON.parse(rejected.body.toString())).toMatchObject({ code: "method_not_allowed", success: false });
  expect((await fetchInProcess(handle, "/api/login", {}, "POST")).body.toString()).toBe("fine");
  expect((await fetchInProcess(handle, "/page", {})).body.toString()).toBe("");
});

test("completes a 405 that has a body but no methods", async () => {
  const rejected = await fetchInProcess(handle, "/api/override", {}, "POST");
  expect([rejected.status, rejected.headers.allow]).toEqual([405, "OPTIONS, POST"]);
  expect(JSON.parse(rejected.body.toString())).toMatchObject({ code: "method_not_allowed" });
});
