import { expect, test } from "vitest";
import { config } from "@/middleware";
import { areas } from "./routes";

test("the middleware runs for every area unless the session cookie contains its role", () => {
  const names = ["next-auth.session-token", "__Host-next-auth.session-token"];
  const matchers = Object.entries(areas).map(([role, path]) => {
    const missing = names.map((key) => ({ type: "cookie", key, value: `${role}\\..+` }));
    return { source: `/${path.split("/")[1]}/:path*`, missing };
  });
  expect(config.matcher).toEqual(matchers);
});
