import type { Options } from "pusher-js";
import { AuthorizationRefused, authorize } from "./authorize";
import type { RealtimeConfig } from "./config";

type Place = Pick<Location, "hostname" | "port" | "protocol">;

type Tab = {
  /** The connection's present socket id: what was asked for an earlier one is of no use. */
  socketId: () => string | undefined;
  /** Called when the person's session turns out to be over. */
  onSessionOver: () => void;
};

/** How a tab reaches the realtime server and proves whose it is. */
export function pusherOptions({ cluster }: RealtimeConfig, place: Place, tab: Tab): Options {
  return {
    ...(cluster === undefined ? ownOrigin(place) : { cluster, forceTLS: true }),
    enabledTransports: ["ws", "wss"],
    enableStats: false,
    unavailableTimeout: 3000,
    channelAuthorization: {
      customHandler: ({ socketId, channelName }, callback) => {
        const asked = { socket_id: socketId, channel_name: channelName };
        authorize<{ auth: string }>("/broadcasting/auth", asked, () => tab.socketId() === socketId)
          .then((signed) => signed && callback(null, signed))
          .catch((error) => callback(error, null));
      },
    },
    userAuthentication: {
      customHandler: ({ socketId }, callback) => {
        const wanted = () => tab.socketId() === socketId;
        authorize<{ auth: string; user_data: string }>(
          "/broadcasting/user-auth",
          { socket_id: socketId },
          wanted,
        )
          .then((signed) => signed && callback(null, signed))
          .catch((error) => {
            callback(error, null);
            if (error instanceof AuthorizationRefused && error.sessionOver) tab.onSessionOver();
          });
      },
    },
  };
}

function ownOrigin({ hostname, port, protocol }: Place) {
  const forceTLS = protocol === "https:";
  const number = Number(port) || (forceTLS ? 443 : 80);
  return { cluster: "", wsHost: hostname, wsPort: number, wssPort: number, forceTLS };
}
