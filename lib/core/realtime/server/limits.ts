export type App = { id: string; key: string; secret: string };

export const limits = {
  connections: 10_000,
  connectionsPerUser: 20,
  /** Visitors of a school share one IP address, and so do its tabs until they have signed in. */
  anonymousConnectionsPerIpAddress: 200,
  channelsPerConnection: 100,
  framesPerSecond: 200,
  clientEventsPerSecond: 10,
  clientEventBytesPerSecond: 16 * 1024,
  frameBytes: 32 * 1024,
  unreadBytes: 1024 * 1024,
  eventNameLength: 200,
  eventBytes: 10 * 1024,
  channelsPerEvent: 100,
  eventsPerBatch: 10,
  bodyBytes: 1024 * 1024,
  memberIdLength: 128,
  memberInfoBytes: 1024,
  membersPerChannel: 100,
  clockSeconds: 600,
  closeTimeoutMs: 2000,
} as const;
