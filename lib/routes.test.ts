import { expect, test } from "vitest";
import { config } from "@/middleware";
import { areas } from "./routes";

test("the middleware runs for every area", () => {
  const roots = Object.values(areas).map((path) => path.split("/")[1]);
  expect(config.matcher).toEqual(roots.map((root) => `/${root}/:path*`));
});
