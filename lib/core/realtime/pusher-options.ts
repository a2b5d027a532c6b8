import type { Options } from "pusher-js";
import { AuthorizationRefused, authorize } from "./authorize";
import type { RealtimeConfig } from "./config";

type PageUrl = Pick<Location, "hostname" | "port" | "protocol">;

type Tab = {
  socketId: () => string | undefined;
  onSessionOver: () => void;
};

export function pusherOptions({ cluster }: RealtimeConfig, page: PageUrl, tab: Tab): Options {
  return {
    ...(cluster === undefined ? ownOrigin(page) : { cluster, forceTLS: true }),
    enabledTransports: ["ws", "wss"],
    enableStats: false,
    unavailableTimeout: 3000,
    channelAuthorization: {
      customHandler: ({ socketId, channelName }, callback) => {
        const fields = { socket_id: socketId, channel_name: channelName };
        authorize<{ auth: string }>("/broadcasting/auth", fields, () => tab.socketId() === socketId)
          .then((response) => response && callback(null, response))
          .catch((error) => callback(error, null));
      },
    },
    userAuthentication: {
      customHandler: ({ socketId }, callback) => {
        const isCurrent = () => tab.socketId() === socketId;
        authorize<{ auth: string; user_data: string }>(
          "/broadcasting/user-auth",
          { socket_id: socketId },
          isCurrent,
        )
          .then((response) => response && callback(null, response))
          .catch((error) => {
            callback(error, null);
            if (error instanceof AuthorizationRefused && error.sessionOver) tab.onSessionOver();
          });
      },
    },
  };
}

function ownOrigin({ hostname, port, protocol }: PageUrl) {
  const forceTLS = protocol === "https:";
  const number = Number(port) || (forceTLS ? 443 : 80);
  return { cluster: "", wsHost: hostname, wsPort: number, wssPort: number, forceTLS };
}
