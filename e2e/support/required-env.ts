/** The variables without which no process starts; no service is at these addresses. */
export const requiredEnv = {
  DATABASE_URL: "postgres://x",
  AUTH_SECRET: "-".repeat(32),
  PUSHER_APP_ID: "x",
  PUSHER_KEY: "x",
  PUSHER_SECRET: "x",
};
