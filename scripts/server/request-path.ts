import type { IncomingMessage } from "node:http";

export const requestPath = ({ url = "" }: Pick<IncomingMessage, "url">) => url.split("?", 1)[0] ?? "";

export const docsPath = "/api/docs";

/** Of endpoints and stored files; what is elsewhere is a page. */
export const isApiPath = (path: string) =>
  /^\/(api|broadcasting|sanctum|storage)(\/|$)/.test(path) && path !== docsPath;

const apiMethods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
/** A form sent before its page's scripts have loaded posts to the page, and gets it again. */
const pageMethods = ["GET", "HEAD", "POST", "OPTIONS"];
/** Of files, and of the one page without a form. */
const fileMethods = ["GET", "HEAD", "OPTIONS"];

export function allowedMethods(path: string): string[] {
  if (isApiPath(path)) return apiMethods;
  return path === docsPath || /^\/_next\/static\/|\.\w+$/.test(path) ? fileMethods : pageMethods;
}
