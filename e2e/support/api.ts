import { randomBytes } from "node:crypto";
import { buildUrl, type CallOptions } from "@/lib/core/api/client";
import type { Endpoint, ResponseOf } from "@/lib/core/api/endpoint";
import { errorsOf } from "@/lib/core/api/implied-errors";
import type { ErrorCode } from "@/lib/core/errors/app-error";
import { getUser, login } from "@/lib/users/contract";
import { origin } from "./environment";
import { type Credentials, insertSession } from "./sessions";
import { password, type TestUser } from "./users";

type Failure = { code: string; message: string; errors: Record<string, string[]> };
type Envelope = { success: boolean; status: string };

/** A response of the API. A success has the keys of `T`, an error those of the contract's error. */
export type ApiResponse<T> = { status: number; headers: Headers; body: Envelope & Failure & T };

type Traits = { cookie?: string; token?: string; language?: string; ipAddress?: string };
type Call = { method?: string; body?: BodyInit | object; headers?: Record<string, string> };

/** A browser (with a cookie) or a program (with a token), with an IP address of its own. */
export class ApiClient {
  readonly ipAddress: string;

  constructor(readonly traits: Traits) {
    this.ipAddress = traits.ipAddress ?? newIpAddress();
  }

  /** Calls a declared endpoint. The test fails on a status of 500 or more and on a status that the endpoint does not declare. */
  async call<E extends Endpoint>(endpoint: E, options: CallOptions<E>): Promise<ApiResponse<ResponseOf<E>>> {
    const { method } = endpoint;
    const body = options.body as Call["body"];
    const response = await this.json<ResponseOf<E>>(buildUrl(endpoint, options), { method, body });
    const { status } = response;
    const { code } = response.body;
    const isDeclared =
      status < 400
        ? [endpoint.status ?? 200, endpoint.otherStatus].includes(status as 200)
        : errorsOf(endpoint).includes(code as ErrorCode);
    if (!isDeclared) throw new Error(`${method} ${endpoint.path} does not declare ${status} ${code ?? ""}`);
    return response;
  }

  /** Calls any path and reads JSON. */
  async json<T = Record<string, never>>(path: string, call: Call = {}): Promise<ApiResponse<T>> {
    const response = await this.fetch(path, call);
    const text = await response.text();
    if (response.status >= 500)
      throw new Error(`${call.method ?? "GET"} ${path}: ${response.status} ${text.slice(0, 300)}`);
    const body = text === "" ? {} : JSON.parse(text);
    return { status: response.status, headers: response.headers, body };
  }

  /** Calls any path; redirects are not followed. */
  fetch(path: string, { method = "GET", body, headers }: Call = {}): Promise<Response> {
    const { cookie, token, language = "en" } = this.traits;
    const isRawBody = body === undefined || isBodyInit(body);
    return fetch(origin + path, {
      method,
      redirect: "manual",
      body: isRawBody ? body : JSON.stringify(body),
      headers: {
        "accept-language": language,
        "x-forwarded-for": this.ipAddress,
        ...(cookie !== undefined && { cookie, origin }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(!isRawBody && { "content-type": "application/json" }),
        ...headers,
      },
    });
  }
}

function isBodyInit(body: BodyInit | object): body is BodyInit {
  return (
    typeof body === "string" || body instanceof FormData || body instanceof Blob || ArrayBuffer.isView(body)
  );
}

export function visitorClient(traits: Omit<Traits, "cookie" | "token"> = {}): ApiClient {
  return new ApiClient(traits);
}

type SignIn = { password?: string; code?: string; restore?: boolean; terms?: boolean };

/** The response to a sign-in, successful or not. */
export function signInWithPassword(
  { email }: { email: string },
  fields: SignIn = {},
  from = visitorClient(),
) {
  return from.call(login, { body: { email, password, ...fields } });
}

/** A client with only the device cookie that a sign-in sets, without the session. */
export async function deviceClient(
  someone: TestUser,
  from: ApiClient,
  fields: SignIn = {},
): Promise<ApiClient> {
  const { headers } = await signInWithPassword(someone, fields, from);
  const cookie = headers.getSetCookie().find((setCookie) => setCookie.startsWith("preau-device="));
  return new ApiClient({ ipAddress: from.ipAddress, cookie: cookie?.split(";")[0] ?? "" });
}

/** Signs in over the API; returns the session's cookie, as a browser sends it, and the token. */
export async function signIn(user: TestUser, from = visitorClient()): Promise<Credentials> {
  const { status, headers, body } = await signInWithPassword(user, {}, from);
  if (status !== 200) throw new Error(`${user.email} could not sign in: ${body.code}`);
  const cookie = headers.getSetCookie()[0]?.split(";")[0] ?? "";
  return { cookie, token: body.token };
}

/** Creates a session without the calls of a sign-in, for tests of something else. */
export async function createSession(user: TestUser): Promise<Credentials> {
  return (await insertSession(user, newIpAddress())) ?? signIn(user);
}

/** A client that sends the session cookie, as a user's browser does. */
export async function browserClient(user: TestUser, traits: Traits = {}): Promise<ApiClient> {
  const { cookie } = await createSession(user);
  return new ApiClient({ cookie, ...traits });
}

/** A client that sends the token, as a user's program does. */
export async function tokenClient(user: TestUser, traits: Traits = {}): Promise<ApiClient> {
  const { token } = await createSession(user);
  return new ApiClient({ token, ...traits });
}

/** The status of `GET /api/user`: 200 while the session lasts, otherwise 401. */
export async function sessionStatus(client: ApiClient): Promise<number> {
  return (await client.call(getUser, {})).status;
}

/** The ids of a page of a list, in list order. */
export const idsOf = ({ data }: { data: { id: number }[] }): number[] => data.map(({ id }) => id);

/** A form as browsers send it; the contract names the files of a list `name[0]`, `name[1]` … */
export function form(fields: Record<string, string | File[]>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === "string") data.append(name, value);
    else for (const [index, file] of value.entries()) data.append(`${name}[${index}]`, file);
  }
  return data;
}

/** A unique IP address of 2001:db8::/32, which is reserved for examples. */
export function newIpAddress(): string {
  const words = randomBytes(12).toString("hex").match(/.{4}/g) ?? [];
  return `2001:db8:${words.join(":")}`;
}
