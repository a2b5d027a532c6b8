/** The variables that every process requires; no service runs at these URLs. */
export const requiredEnv = {
  DATABASE_URL: "postgres://x",
  AUTH_SECRET: "-".repeat(32),
  PUSHER_APP_ID: "x",
  PUSHER_KEY: "x",
  PUSHER_SECRET: "x",
};
