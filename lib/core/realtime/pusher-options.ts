import type { Options } from "pusher-js";
import { channelAuthorizer, type Tab, userAuthenticator } from "./authorize";
import type { RealtimeConfig } from "./config";

type Transport = NonNullable<Options["enabledTransports"]>[number];
type PageUrl = Pick<Location, "hostname" | "port" | "protocol">;

export function pusherOptions(
  { cluster }: Pick<RealtimeConfig, "cluster">,
  page: PageUrl,
  tab: Tab,
): Options {
  return {
    ...(cluster === undefined
      ? ownOrigin(page)
      : { cluster, forceTLS: true, enabledTransports: ["ws", "wss"] as Transport[] }),
    enableStats: false,
    unavailableTimeout: 3000,
    // A socket that is half open is found within a minute.
    activityTimeout: 45_000,
    pongTimeout: 10_000,
    channelAuthorization: { customHandler: channelAuthorizer(tab) },
    userAuthentication: { customHandler: userAuthenticator(tab) },
  };
}

function ownOrigin({ hostname, port, protocol }: PageUrl) {
  const forceTLS = protocol === "https:";
  const number = Number(port) || (forceTLS ? 443 : 80);
  // On a page without TLS, the library would otherwise try TLS on the same port.
  const enabledTransports: Transport[] = forceTLS ? ["ws", "wss"] : ["ws"];
  return { enabledTransports, cluster: "", wsHost: hostname, wsPort: number, wssPort: number, forceTLS };
}
