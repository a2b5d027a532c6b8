import type { Page, WebSocketRoute } from "@playwright/test";

/** Makes a page's realtime connection interruptible. Call it before the page opens. */
export async function interruptible(page: Page, channel: string) {
  const sockets: WebSocketRoute[] = [];
  let onSubscribed = () => {};
  const subscribed = new Promise<void>((resolve) => {
    onSubscribed = resolve;
  });
  await page.routeWebSocket(/\/app\//, (socket) => {
    sockets.push(socket);
    const server = socket.connectToServer();
    server.onMessage((message) => {
      socket.send(message);
      const text = String(message);
      if (text.includes("subscription_succeeded") && text.includes(channel)) onSubscribed();
    });
  });
  return { subscribed, interrupt: () => Promise.all(sockets.map((socket) => socket.close())) };
}
