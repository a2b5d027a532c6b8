import pino from "pino";
import { requestContext } from "./http/request-context";
import { serializeError } from "./log/serialize-error";

export const log = pino({
  level: process.env.LOG_LEVEL ?? "info",
  base: undefined,
  redact: ["email", "password", "token", "*.email", "*.password", "*.token"],
  serializers: { err: (error) => serializeError(error), error: (error) => serializeError(error) },
  mixin: () => ({ request: requestContext()?.id }),
});
