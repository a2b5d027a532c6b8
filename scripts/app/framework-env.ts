/**
 * The environment of the framework. It reads no `.env` file: the processes beside it would not have these variables, so
 * that for example half of the application would store files in a bucket.
 */
export const frameworkEnv = { NEXT_TELEMETRY_DISABLED: "1", __NEXT_PROCESSED_ENV: "true" };
