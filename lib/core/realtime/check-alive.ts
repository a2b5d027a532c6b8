import type Pusher from "pusher-js";

const pongMs = 5000;

/** Reconnects when the server does not respond to a ping. */
export function checkAlive(pusher: Pusher): void {
  const { connection } = pusher;
  if (connection.state !== "connected") return;
  const socketId = connection.socket_id;
  const onMessage = () => {
    clearTimeout(timer);
    connection.unbind("message", onMessage);
  };
  const timer = setTimeout(() => {
    connection.unbind("message", onMessage);
    if (connection.socket_id !== socketId) return;
    pusher.disconnect();
    pusher.connect();
  }, pongMs);
  connection.bind("message", onMessage);
  connection.send_event("pusher:ping", {});
}
