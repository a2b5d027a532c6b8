import { NextResponse } from "next/server";
import * as z from "zod/mini";
import { findViewer } from "@/lib/core/auth/find-viewer";
import type { Viewer } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { toDatabaseError } from "@/lib/core/errors/database-error";
import { requestContext } from "@/lib/core/http/request-context";
import type { ResponseCookie } from "@/lib/core/http/response-cookie";
import { log } from "@/lib/core/log";
import { readBody } from "./body";
import { consumeRateLimits, withSuccessLimits } from "./consume-rate-limits";
import { checkCsrf } from "./csrf";
import type { AccessOf, BodyOf, Endpoint, ParamsOf, QueryOf, ResultOf } from "./endpoint";
import { errorResponse } from "./error-response";
import { consumeGlobalRateLimit } from "./global-rate-limit";
import { jsonResponse } from "./json-response";
import { parseParams } from "./params";
import { parse } from "./parse";
import { type RequestInfo, requestInfo } from "./request-info";
import { deleteUploads, type UploadNames, type Uploads } from "./uploads";

type Context<E extends Endpoint> = {
  viewer: Viewer<AccessOf<E>>;
  params: ParamsOf<E["path"]>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  files: Uploads;
  names: UploadNames;
  request: RequestInfo;
};

type Reply<T> = { body: T; status?: number; cookies?: ResponseCookie[] };
type Run<E extends Endpoint> = (
  context: Context<E>,
) => Promise<ResultOf<E> | ReplyOf<ResultOf<E>> | Response> | EmptyResponse<ResultOf<E>>;
/** A handler may return nothing where the response is an empty object. */
type EmptyResponse<T> = T extends Record<string, never> ? Promise<void> : never;
const replyBrand = Symbol("reply");
type ReplyOf<T> = Reply<T> & { [replyBrand]: true };

export function reply<T>(response: Reply<T>): ReplyOf<T> {
  return { ...response, [replyBrand]: true };
}

type Handler = (
  request: Request,
  context: { params: Promise<Record<string, string> | undefined> },
) => Promise<Response>;

/** The only catch of the JSON API. The response goes through its schema, which strips what is not declared. */
export function route<E extends Endpoint>(endpoint: E, run: Run<E>): Handler & { endpoint: E } {
  const handler: Handler = async (request, { params: segments }) => {
    const current = requestContext();
    if (current) current.endpoint = endpoint.path;
    let viewer: Viewer | null = null;
    let files: Uploads = {};
    try {
      const info = requestInfo(request);
      if (!endpoint.csrfExempt) checkCsrf(request, info);
      viewer = await findViewer(info, endpoint);
      const isComplete = current?.isComplete() ?? false;
      requireAccess(endpoint, viewer);
      if (!endpoint.allowUnlimited) consumeGlobalRateLimit(viewer, info.ipAddress);
      await consumeRateLimits(endpoint, viewer, info.ipAddress);
      const params = parseParams((await segments) ?? {});
      const query = endpoint.query && parse(endpoint.query, readQuery(request));
      const received = await readBody(endpoint, request);
      files = received.files;
      if (!isComplete) viewer = await confirmViewer(endpoint, viewer, info);
      const context = { viewer, params, query, ...received, request: info } as Context<E>;
      const result = await withSuccessLimits(endpoint, viewer, info.ipAddress, async () => {
        const returned = await run(context);
        return returned === undefined ? ({} as ResultOf<E>) : returned;
      });
      if (result instanceof Response && !endpoint.produces) throw new AppError("internal");
      return result instanceof Response ? result : await toJsonResponse(endpoint, result);
    } catch (error) {
      return await errorResponse(asAppError(error, endpoint), viewer, request);
    } finally {
      await deleteUploads(files);
    }
  };
  return Object.assign(handler, { endpoint });
}

function readQuery(request: Request): Record<string, string> {
  return Object.fromEntries(new URL(request.url).searchParams);
}

function requireAccess(endpoint: Endpoint, viewer: Viewer): void {
  if (!endpoint.access.includes(viewer.role)) {
    if (viewer.role !== "visitor") throw new AppError("forbidden");
    throw new AppError(viewer.needsTwoFactor ? "two_factor_missing" : "unauthenticated");
  }
  if (viewer.role === "visitor" || endpoint.method === "GET" || endpoint.allowPending) return;
  if (viewer.status !== "active") throw new AppError("account_pending");
}

/** A slow body leaves time for a ban or a sign-out; one that had arrived before does not. */
async function confirmViewer(endpoint: Endpoint, before: Viewer, request: RequestInfo): Promise<Viewer> {
  if (!endpoint.body || before.role === "visitor") return before;
  const viewer = await findViewer(request, endpoint);
  if (viewer.role === "visitor") throw new AppError("unauthenticated");
  requireAccess(endpoint, viewer);
  return viewer;
}

async function toJsonResponse<E extends Endpoint>(
  endpoint: E,
  result: ResultOf<E> | ReplyOf<ResultOf<E>>,
): Promise<Response> {
  const isReply = typeof result === "object" && result !== null && replyBrand in result;
  const { body, status, cookies } = isReply ? result : { body: result };
  const declared = z.safeParse(compiledResponse(endpoint), endpoint.data ? { data: body } : body);
  if (!declared.success)
    throw new Error(`the response is not as declared: ${z.prettifyError(declared.error)}`);
  const code = status ?? endpoint.status ?? 200;
  const headers = { "cache-control": "private, no-store" };
  const response =
    code === 204
      ? new NextResponse(null, { status: code, headers })
      : await jsonResponse({ success: true, status: "success", ...(declared.data as object) }, code, headers);
  for (const cookie of cookies ?? []) response.cookies.set(cookie);
  return response;
}

const compiledResponses = new WeakMap<Endpoint, z.core.$ZodType>();

/** Compiled when it is first sent: a list of a hundred rows takes a tenth of the time to check. */
function compiledResponse(endpoint: Endpoint): z.core.$ZodType {
  const schema = compiledResponses.get(endpoint) ?? z.compile(endpoint.response);
  compiledResponses.set(endpoint, schema);
  return schema;
}

function asAppError(error: unknown, endpoint: Endpoint): AppError {
  if (error instanceof AppError && (error.status < 500 || error.details.isLogged)) return error;
  const appError = error instanceof AppError ? error : toDatabaseError(error);
  log.error({ err: error, method: endpoint.method, path: endpoint.path }, "a call failed");
  return appError ?? new AppError("internal");
}
