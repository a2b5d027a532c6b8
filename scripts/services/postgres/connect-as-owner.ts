import postgres, { type Options, type Sql } from "postgres";

/** Connects as the superuser of the embedded server. */
export function connectAsOwner(
  port: number,
  password: string,
  options: Options<Record<never, never>> = {},
): Sql {
  return postgres({
    host: "127.0.0.1",
    port,
    username: "postgres",
    password,
    database: "postgres",
    max: 1,
    onnotice: () => {},
    ...options,
  });
}
