/** The application id of the embedded engine. Pusher's own are numbers. */
export const embeddedAppId = "preau-embedded";
