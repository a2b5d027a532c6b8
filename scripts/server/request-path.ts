import type { IncomingMessage } from "node:http";

export const requestPath = ({ url = "" }: Pick<IncomingMessage, "url">) => url.split("?", 1)[0] ?? "";

export const docsPath = "/api/docs";

/** Whether the path is that of an endpoint or a stored file; all others are pages. */
export const isApiPath = (path: string) =>
  /^\/(api|broadcasting|sanctum|storage)(\/|$)/.test(path) && path !== docsPath;

const apiMethods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
/** POST is included because a form that is sent before its scripts have loaded posts to its page, which responds with itself. */
const pageMethods = ["GET", "HEAD", "POST", "OPTIONS"];
/** Methods of files, and of the API documentation, which has no form. */
const fileMethods = ["GET", "HEAD", "OPTIONS"];

export function allowedMethods(path: string): string[] {
  if (isApiPath(path)) return apiMethods;
  return path === docsPath || /^\/_next\/static\/|\.\w+$/.test(path) ? fileMethods : pageMethods;
}
