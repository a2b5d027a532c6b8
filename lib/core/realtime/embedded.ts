/** Pusher's own are numbers. */
export const embeddedAppId = "preau-embedded";
