import { expect, test } from "vitest";
import { isLocal, publicUrl } from "./public-url";

const settings = (HOST: string, APP_URL?: string) => ({ HOST, APP_URL, PORT: 3000 });

test("prints a URL that users can open", () => {
  expect(publicUrl(settings("localhost"))).toBe("http://localhost:3000");
  expect(publicUrl(settings("0.0.0.0"))).toBe("http://localhost:3000");
  expect(publicUrl(settings("::1"))).toBe("http://[::1]:3000");
  expect(publicUrl(settings("127.0.0.1", "https://school.example"))).toBe("https://school.example");
});

test.each(["localhost", "127.0.0.1", "127.8.8.8", "::1"])("%s is not reachable by others", (host) => {
  expect(isLocal(settings(host))).toBe(true);
});

test.each([
  settings("0.0.0.0"),
  settings("::"),
  settings("192.168.1.4"),
  settings("school.example"),
  settings("localhost", "https://school.example"),
  settings("0.0.0.0", "http://localhost:3000"),
  settings("localhost", "http://localhost.school.example"),
])("$HOST with $APP_URL is reachable by others", (address) => {
  expect(isLocal(address)).toBe(false);
});
