import type { IncomingMessage } from "node:http";

/** What is asked for, without its question. */
export const requestPath = ({ url = "" }: IncomingMessage) => url.split("?", 1)[0] ?? "";
