/** The one application a server speaks for; the names are Pusher's. */
export type App = { id: string; key: string; secret: string };

/** What keeps one client, or one publisher's mistake, from costing the others anything. */
export const limits = {
  connections: 10_000,
  /** In all of a user's tabs and devices together. */
  connectionsPerUser: 20,
  /** Connections whose user is not known; a school's visitors share one address, and so do its tabs until they have signed in. */
  anonymousConnectionsPerAddress: 200,
  channelsPerConnection: 100,
  framesPerSecond: 200,
  /** Of one user, over all their connections. */
  clientEventsPerSecond: 10,
  clientEventBytesPerSecond: 16 * 1024,
  frameBytes: 32 * 1024,
  /** What a client may leave unread before it is dropped. */
  unreadBytes: 1024 * 1024,
  eventNameLength: 200,
  eventBytes: 10 * 1024,
  channelsPerEvent: 100,
  eventsPerBatch: 10,
  bodyBytes: 1024 * 1024,
  memberIdLength: 128,
  memberInfoBytes: 1024,
  membersPerChannel: 100,
  /** How far a call's signed time may be from ours. */
  clockSeconds: 600,
  /** How long a closed connection may take to hang up. */
  closeTimeoutMs: 2000,
} as const;
