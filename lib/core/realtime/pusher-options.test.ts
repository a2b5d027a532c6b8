import { expect, test } from "vitest";
import { pusherOptions } from "./pusher-options";

const tab = { socketId: () => undefined, onSessionOver: () => {} };

test("a browser connects to the page's own origin, with TLS if the page has it", () => {
  const local = pusherOptions({}, { hostname: "localhost", port: "3000", protocol: "http:" }, tab);
  expect(local).toMatchObject({ wsHost: "localhost", wsPort: 3000, forceTLS: false });
  const school = pusherOptions({}, { hostname: "preau.example", port: "", protocol: "https:" }, tab);
  expect(school).toMatchObject({ wsHost: "preau.example", wssPort: 443, forceTLS: true });
});

test("with a cluster, a browser connects to Pusher, never to the own host or Pusher's statistics", () => {
  const location = { hostname: "localhost", port: "3000", protocol: "http:" };
  const options = pusherOptions({ cluster: "eu" }, location, tab);
  expect(options).toMatchObject({ cluster: "eu", forceTLS: true, enableStats: false });
  expect(options.enabledTransports).toEqual(["ws", "wss"]);
  expect(options).not.toHaveProperty("wsHost");
});
