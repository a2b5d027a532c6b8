import { once } from "node:events";
import net from "node:net";
import { expect, test } from "vitest";
import { origin } from "../../support/environment";

const { hostname, port, host } = new URL(origin);

/** Writes lines to a socket without closing it; resolves to the response once the server has closed it. */
async function closedResponse(...lines: string[]): Promise<string> {
  const socket = net.connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  socket.write(lines.join("\r\n"));
  let received = "";
  socket.setEncoding("utf8").on("data", (chunk) => (received += chunk));
  await once(socket, "end");
  socket.destroy();
  return received;
}

const sendRaw = (requestLine: string, ...headers: string[]) =>
  closedResponse(requestLine, ...headers, "Connection: close", "", "");

test("responds to request targets that are not a path", async () => {
  expect(await sendRaw("OPTIONS * HTTP/1.1", `Host: ${host}`)).toMatch(
    /^HTTP\/1.1 204 [\s\S]*\r\nallow: GET, /i,
  );
  expect(await sendRaw("GET * HTTP/1.1", `Host: ${host}`)).toMatch(/^HTTP\/1.1 400 /);
});

test("responds to an unknown method with the contract's 405, and with 404 on an unknown path", async () => {
  const send = (method: string, path: string) =>
    sendRaw(`${method} ${path} HTTP/1.1`, `Host: ${host}`, "Accept-Language: fr");
  for (const [method, path, allow] of [
    ["TRACE", "/api/login", "OPTIONS, POST"],
    ["PROPFIND", "/api/posts/1", "DELETE, GET, HEAD, OPTIONS, POST, PUT"],
    ["FOO", "/api/posts/1", "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS"],
  ] as const) {
    const response = await send(method, path);
    expect(response).toMatch(/^HTTP\/1.1 405 /);
    expect(response).toContain('"code":"method_not_allowed"');
    expect(response).toContain("Cette action n’est pas possible à cette adresse.");
    expect(response.toLowerCase()).toContain(`\r\nallow: ${allow}\r\n`.toLowerCase());
  }
  const page = await send("FOO", "/offre");
  expect(page).toMatch(/^HTTP\/1.1 405 [\s\S]*\r\nallow: GET, HEAD, POST, OPTIONS\r\n/i);
  expect(page).toContain("Cette action n’est pas possible à cette adresse.");
  expect(await send("TRACE", "/api/nothing")).toMatch(/^HTTP\/1.1 404 [\s\S]*"code":"not_found"/);
});

test("rejects a request without a host or with two, even for a cached page", async () => {
  expect(await sendRaw("GET / HTTP/1.1", `Host: ${host}`)).toMatch(/^HTTP\/1.1 200 /);
  for (const headers of [[], ["Host: a", "Host: b"]])
    for (const version of ["1.0", "1.1"])
      expect(await sendRaw(`GET / HTTP/${version}`, ...headers)).toMatch(/^HTTP\/1.1 400 /);
});

test("never redirects to the host of a target", async () => {
  const own = await sendRaw(`GET http://${host}/fr/apropos HTTP/1.1`, `Host: ${host}`);
  expect(own).toMatch(/^HTTP\/1.1 308 [\s\S]*\r\nlocation: (http:\/\/localhost:\d+)?\/apropos\r\n/i);
  const other = await sendRaw("GET http://evil.example/fr/apropos HTTP/1.1", `Host: ${host}`);
  expect(other).toMatch(/^HTTP\/1.1 400 /);
  expect(other).not.toContain("evil");
});

test.concurrent("closes a connection whose response was sent in the middle of an upload", async () => {
  const head = [
    "POST /api/applications HTTP/1.1",
    `Host: ${host}`,
    "Content-Type: multipart/form-data; boundary=x",
  ];
  const response = await closedResponse(...head, "Content-Length: 1000000", "", "--x");
  expect(response).toMatch(/^HTTP\/1.1 40[13] /);
}, 30_000);

test.concurrent("closes a connection whose headers never end", async () => {
  expect(await closedResponse("GET / HTTP/1.1", `Host: ${host}`, "X-")).toMatch(/^HTTP\/1.1 408 /);
}, 30_000);
