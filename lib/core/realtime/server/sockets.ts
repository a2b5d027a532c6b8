import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { type RawData, type WebSocket, WebSocketServer } from "ws";
import { log } from "@/lib/core/log";
import { codes } from "./codes";
import { Connection } from "./connection";
import { connectionNetwork, forwardedAddress } from "./forwarded-address";
import type { Hub } from "./hub";
import { limits } from "./limits";
import { parseUrl } from "./parse-url";
import { handleFrame } from "./receive";

export function acceptSockets(server: Server, hub: Hub, activitySeconds: number): WebSocketServer {
  const options = {
    noServer: true,
    maxPayload: limits.frameBytes,
    perMessageDeflate: false,
    closeTimeout: limits.closeTimeoutMs,
  };
  const sockets = new WebSocketServer(options);
  server.on("upgrade", (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on("error", () => stream.destroy());
    const { path, query } = parseUrl(request);
    const key = path.match(/^\/app\/([^/]+)$/)?.[1];
    if (key === undefined) return reject(stream, "404 Not Found");
    // Browsers connect through the application, which checks their origin.
    if (request.headers.origin !== undefined && forwardedAddress(hub.app, request) === null)
      return reject(stream, "403 Forbidden");
    const network = connectionNetwork(hub.app, request);
    sockets.handleUpgrade(request, stream, head, (socket) => {
      socket.on("error", () => socket.terminate());
      const rejection = handshakeError(hub, key, query.get("protocol"));
      const connection = new Connection(socket, network);
      if (rejection) connection.close(...rejection);
      else handleSocket(hub, connection, socket, activitySeconds);
    });
  });
  return sockets;
}

function reject(stream: Duplex, status: string): void {
  stream.once("finish", () => stream.destroy());
  stream.end(`HTTP/1.1 ${status}\r\nconnection: close\r\n\r\n`);
}

function handshakeError(hub: Hub, key: string, protocol: string | null): [number, string] | null {
  if (key !== hub.app.key) return [codes.unknownApp, "There is no application with this key."];
  if (protocol === null) return [codes.noProtocol, "No protocol version was given."];
  if (!/^\d{1,3}$/.test(protocol)) return [codes.badProtocol, "The protocol version is not a number."];
  if (Number(protocol) < 5 || Number(protocol) > 7)
    return [codes.unsupportedProtocol, "Protocols 5 to 7 are spoken."];
  if (hub.isFull) return [codes.overCapacity, "The server is full."];
  return null;
}

function handleSocket(hub: Hub, connection: Connection, socket: WebSocket, activitySeconds: number): void {
  hub.add(connection);
  socket.on("close", () => hub.removeConnection(connection));
  socket.on("message", (data, isBinary) => {
    if (socket.readyState !== socket.OPEN) return;
    if (isBinary) return connection.close(codes.unsupportedData, "Messages are text.");
    onMessage(hub, connection, data);
  });
  connection.sendEstablished(activitySeconds);
}

function onMessage(hub: Hub, connection: Connection, data: RawData): void {
  try {
    handleFrame(hub, connection, data.toString());
  } catch (err) {
    // A client's frame never ends the server. An error for data that is nested too deep is the client's fault, and is
    // not logged.
    if (!(err instanceof RangeError)) log.error({ err }, "A realtime message could not be handled");
    connection.reject("The message could not be handled.");
  }
}
