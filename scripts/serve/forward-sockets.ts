import type { IncomingMessage } from "node:http";
import net from "node:net";
import type { Duplex } from "node:stream";

/** Joins a WebSocket upgrade to the realtime engine, so that browsers speak to the page's own origin. */
export function forwardSocket(
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  engine: net.TcpNetConnectOpts,
  refuse: (socket: Duplex, status: string) => void,
): void {
  const upstream = net.connect(engine, () => {
    upstream.write(requestHead(request));
    upstream.write(head);
    upstream.pipe(socket).pipe(upstream);
    connected = true;
  });
  let connected = false;
  upstream.on("error", () => (connected ? socket.destroy() : refuse(socket, "503 Service Unavailable")));
  upstream.on("close", () => socket.destroy());
  socket.on("error", () => upstream.destroy());
  socket.on("close", () => upstream.destroy());
}

function requestHead({ method, url, rawHeaders }: IncomingMessage): string {
  const lines = [`${method} ${url} HTTP/1.1`];
  for (let i = 0; i < rawHeaders.length; i += 2) lines.push(`${rawHeaders[i]}: ${rawHeaders[i + 1]}`);
  return `${lines.join("\r\n")}\r\n\r\n`;
}
