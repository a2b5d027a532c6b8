import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { encodeBody } from "./encode-body";

test("a body that replaces a compressed one has its own headers", async () => {
  const request = new IncomingMessage(new Socket());
  request.headers["accept-encoding"] = "gzip";
  const response = new ServerResponse(request);
  const long = "a".repeat(2000);
  const compressed = await encodeBody(long, request, response);
  expect(gunzipSync(compressed).toString()).toBe(long);
  expect(response.getHeaders()).toMatchObject({
    "content-encoding": "gzip",
    "content-length": compressed.length,
  });
  expect(await encodeBody("é", request, response)).toBe("é");
  expect(response.getHeaders()).toEqual({ vary: "accept-encoding", "content-length": 2 });
});
