import type * as z from "zod/mini";
import { loginPath, twoFactorPath } from "@/lib/routes";
import type { Endpoint, ParamsOf, ResponseOf } from "./endpoint";
import { updateServerOffset } from "./server-time";

type Parsed<T> = NonNullable<T> extends z.core.$ZodType ? z.core.input<NonNullable<T>> : never;
type Params<E extends Endpoint> = keyof ParamsOf<E["path"]> extends never
  ? { params?: never }
  : { params: ParamsOf<E["path"]> };
export type CallOptions<E extends Endpoint> = Params<E> & {
  query?: { [K in keyof Parsed<E["query"]>]?: string | number };
  body?: Parsed<E["body"]> | FormData;
};

/** `status` is 0 when there was no response. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly errors: Record<string, string[]> = {},
  ) {
    super(message);
    this.name = "ApiError";
  }
}

export async function call<E extends Endpoint>(endpoint: E, options: CallOptions<E>): Promise<ResponseOf<E>> {
  const { status, text } = await send(endpoint, options, async (response) => {
    return { status: response.status, text: await response.text() };
  });
  return readResponse(status, text);
}

export async function downloadFile<E extends Endpoint>(endpoint: E, options: CallOptions<E>): Promise<void> {
  const { response, blob } = await send(endpoint, options, async (response, stopTimer) => {
    // The duration of a download depends on its size.
    stopTimer();
    return { response, blob: await response.blob() };
  });
  if (!response.ok) return readResponse(response.status, await blob.text());
  const [, name = ""] = /filename="([^"]*)"/.exec(response.headers.get("content-disposition") ?? "") ?? [];
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The server closes a silent connection after 60 seconds: without a response by then, the network has lost it. */
const responseMs = 65_000;
const uploadPauseMs = 120_000;

/** `read` gets the response; it fails as without a network where its body is cut off, or does not arrive in time. */
async function send<E extends Endpoint, T>(
  endpoint: E,
  options: CallOptions<E>,
  read: (response: Response, stopTimer: () => void) => Promise<T>,
): Promise<T> {
  const { body } = options;
  const url = buildUrl(endpoint, options);
  const init: RequestInit =
    body === undefined || body instanceof FormData
      ? { body: body as FormData | undefined }
      : { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  const timeout = new AbortController();
  // A form may have files, whose duration depends on their size.
  const timer = body instanceof FormData ? undefined : setTimeout(() => timeout.abort(), responseMs);
  const stopTimer = () => clearTimeout(timer);
  try {
    const response = await fetch(url, { ...init, method: endpoint.method, signal: timeout.signal });
    updateServerOffset(response);
    return await read(response, stopTimer);
  } catch {
    throw new ApiError(0, "network", "");
  } finally {
    stopTimer();
  }
}

/** XMLHttpRequest for its upload progress (0 to 1), which fetch lacks. */
export function upload<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E> & { body: FormData; onProgress: (share: number) => void; signal?: AbortSignal },
): Promise<ResponseOf<E>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(endpoint.method, buildUrl(endpoint, options));
    let timer: ReturnType<typeof setTimeout>;
    const restartTimer = () => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), uploadPauseMs);
    };
    restartTimer();
    request.upload.onprogress = ({ loaded, total }) => {
      restartTimer();
      options.onProgress(total > 0 ? loaded / total : 0);
    };
    request.onloadend = () => clearTimeout(timer);
    request.onerror = () => reject(new ApiError(0, "network", ""));
    request.onabort = () => reject(options.signal?.reason ?? new ApiError(0, "network", ""));
    options.signal?.addEventListener("abort", () => request.abort());
    request.onload = () => {
      try {
        resolve(readResponse(request.status, request.responseText));
      } catch (error) {
        reject(error);
      }
    };
    request.send(options.body);
  });
}

export function buildUrl(
  endpoint: Pick<Endpoint, "path">,
  {
    params: ids,
    query,
  }: { params?: Record<string, number>; query?: Record<string, string | number | undefined> },
): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name) => String(ids?.[name]));
  const pairs = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== "");
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]));
  return search.size ? `${path}?${search}` : path;
}

function readResponse<T>(status: number, text: string): T {
  const payload = readJson(text);
  if (status >= 200 && status < 300) return payload as T;
  if (payload.code === "unauthenticated") redirectToSignIn();
  if (payload.code === "two_factor_missing") redirectTo(twoFactorPath);
  throw new ApiError(status, payload.code ?? "internal", payload.message ?? "", payload.errors);
}

function readJson(text: string) {
  try {
    return JSON.parse(text || "{}");
  } catch {
    return {};
  }
}

/** For a session that has ended. */
export function redirectToSignIn(): void {
  redirectTo(loginPath);
}

function redirectTo(path: (next: string) => string): void {
  location.assign(path(location.pathname + location.search));
}
