import { stateMessage } from "@/lib/core/realtime/server/channel-state";
import type { Cluster } from "@/lib/core/realtime/server/cluster";
import { readAs } from "@/lib/core/realtime/server/frames";
import { HttpError } from "./http-error";

/** Called by other servers only: returns the state of this one, or takes a message of another. */
export function exchangeState(cluster: Cluster, method: string, body: Buffer): object {
  if (method === "GET") return cluster.snapshot();
  const message = readAs(stateMessage, body.toString());
  if (!message) throw new HttpError(400, "The body is not a server's state.");
  cluster.receive(message);
  return {};
}
