import type { IncomingMessage } from "node:http";

export const requestPath = ({ url = "" }: IncomingMessage) => url.split("?", 1)[0] ?? "";
