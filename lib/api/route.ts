import { NextResponse } from "next/server";

import { findViewer } from "@/lib/auth/find-viewer";
import type { Access, Viewer } from "@/lib/auth/viewer";
import { log } from "@/lib/log";
import { readBody } from "./body";
import { spendBudget } from "./budget";
import { type Caller, callerOf } from "./caller";
import { checkCsrf } from "./csrf";
import { databaseFailure } from "./database-failure";
import type { AccessOf, AnswerOf, BodyOf, Endpoint, IdsOf, QueryOf } from "./endpoint";
import { AppError } from "./errors";
import { failureAnswer } from "./failure-answer";
import { readIds } from "./ids";
import { parse } from "./parse";
import { spendLimits } from "./spend-limits";
import { discardUploads, type UploadNames, type Uploads } from "./uploads";

type ResponseCookie = Exclude<Parameters<NextResponse["cookies"]["set"]>[0], string>;

type Context<E extends Endpoint> = {
  viewer: Viewer<AccessOf<E>>;
  ids: IdsOf<E["path"]>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  files: Uploads;
  names: UploadNames;
  caller: Caller;
};

/** Another status than the declared one, or cookies, with a body. */
export type Reply<T> = { body: T; status?: number; cookies?: ResponseCookie[] };
/** A response of its own is for what declares `media`. */
type Run<E extends Endpoint> = (
  context: Context<E>,
) => Promise<AnswerOf<E> | ReplyOf<AnswerOf<E>> | Response>;
const marked = Symbol("reply");
type ReplyOf<T> = Reply<T> & { [marked]: true };

export function reply<T>(answer: Reply<T>): ReplyOf<T> {
  return { ...answer, [marked]: true };
}

type Handler = (
  request: Request,
  context: { params: Promise<Record<string, string> | undefined> },
) => Promise<Response>;

/**
 * The one way into the API: CSRF, viewer and role, limits, ids, query and body, the viewer again, the work, and the
 * answer through its schema, which strips whatever was not declared. Its only catch: a failure leaves in the caller's
 * language.
 */
export function route<E extends Endpoint>(endpoint: E, run: Run<E>): Handler & { endpoint: E } {
  const handler: Handler = async (request, { params }) => {
    let viewer: Viewer | null = null;
    let files: Uploads = {};
    try {
      const caller = callerOf(request);
      if (!endpoint.ownToken) checkCsrf(request, caller);
      viewer = await findViewer(caller);
      requireAccess(endpoint, viewer);
      spendBudget(viewer, caller.address);
      await spendLimits(endpoint, viewer, caller.address);
      const ids = readIds((await params) ?? {});
      const query = parse(endpoint.query, Object.fromEntries(new URL(request.url).searchParams));
      const received = await readBody(endpoint, request);
      files = received.files;
      viewer = await confirmViewer(endpoint, viewer, caller);
      const context = { viewer, ids, query, ...received, caller } as Context<E>;
      const result = await run(context);
      if (result instanceof Response && !endpoint.media) throw new AppError("internal");
      return result instanceof Response ? result : answer(endpoint, result);
    } catch (error) {
      return failureAnswer(asAppError(error, endpoint), viewer, request);
    } finally {
      await discardUploads(files);
    }
  };
  return Object.assign(handler, { endpoint });
}

function requireAccess(endpoint: Endpoint, viewer: Viewer): void {
  if (!endpoint.access.includes(viewer.role as Access)) {
    throw new AppError(viewer.role === "visitor" ? "unauthenticated" : "forbidden");
  }
  if (viewer.role === "visitor" || endpoint.method === "GET" || endpoint.pendingMay) return;
  if (viewer.status !== "active") throw new AppError("account_pending");
}

/** A body may come in slowly: whoever was banned or signed out meanwhile sends nothing any more. */
async function confirmViewer(endpoint: Endpoint, before: Viewer, caller: Caller): Promise<Viewer> {
  if (!endpoint.body || before.role === "visitor") return before;
  const viewer = await findViewer(caller);
  if (viewer.role === "visitor") throw new AppError("unauthenticated");
  requireAccess(endpoint, viewer);
  return viewer;
}

function answer<E extends Endpoint>(endpoint: E, result: AnswerOf<E> | ReplyOf<AnswerOf<E>>): Response {
  const isReply = typeof result === "object" && result !== null && marked in result;
  const { body, status, cookies } = isReply ? (result as ReplyOf<AnswerOf<E>>) : { body: result };
  const declared = parse(endpoint.response, body, "internal") as object;
  const init = {
    status: status ?? endpoint.status ?? 200,
    headers: { "cache-control": "private, no-store" },
  };
  const response =
    init.status === 204
      ? new NextResponse(null, init)
      : NextResponse.json({ success: true, status: "success", ...declared }, init);
  for (const cookie of cookies ?? []) response.cookies.set(cookie);
  return response;
}

function asAppError(error: unknown, endpoint: Endpoint): AppError {
  if (error instanceof AppError && error.status < 500) return error;
  const known = error instanceof AppError ? error : databaseFailure(error);
  log.error({ err: error, method: endpoint.method, path: endpoint.path }, "a call failed");
  return known ?? new AppError("internal");
}
