import type { IncomingMessage } from "node:http";

export const requestPath = ({ url = "" }: IncomingMessage) => url.split("?", 1)[0] ?? "";

/** Of endpoints and stored files; what is elsewhere is a page. */
export const isApiPath = (path: string) => /^\/(api|broadcasting|sanctum|storage)(\/|$)/.test(path);
