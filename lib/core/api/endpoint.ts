import * as z from "zod/mini";
import { roles } from "@/db/enums";
import type { Access } from "@/lib/core/auth/viewer";
import type { ErrorCode } from "@/lib/core/errors/app-error";
import type { FileRules } from "./multipart";
import type { LimitName } from "./rate-limits";

export const signedIn = roles;
export const anyone = ["visitor", ...roles] as const;

const empty = z.object({});

type Method = "GET" | "POST" | "PUT" | "DELETE";

type Files = Record<string, FileRules>;

type Declaration<
  A extends Access,
  Q extends z.core.$ZodType | undefined,
  B extends z.core.$ZodType | undefined,
  R extends z.core.$ZodType,
  F extends Files | undefined,
  D extends z.core.$ZodType | undefined,
> = {
  access: readonly A[];
  query?: Q;
  body?: B;
  files?: F;
  /** The schema of the response; without one, an empty object. */
  response?: R;
  /** The schema of what the handler returns, where the response has only `data`. */
  data?: D;
  /** Media types other than JSON, by their name in the query. */
  produces?: Readonly<Record<string, string>>;
  status?: 200 | 201 | 202 | 204;
  /** A second status with the same body: nothing was created, an approval follows, or something is down. */
  otherStatus?: 200 | 202 | 503;
  /** The error codes that `errorsOf` does not derive from the rest. A response with any other code fails the tests. */
  errors?: readonly ErrorCode[];
  limit?: readonly LimitName[];
  successLimit?: readonly LimitName[];
  /** Allowed for accounts that wait for verification, although it changes something. */
  allowPending?: true;
  /** Allowed for administrators who have yet to switch two-factor sign-in on. */
  allowUnenrolled?: true;
  /** Allowed beyond the rate limit of all requests. */
  allowUnlimited?: true;
  csrfExempt?: true;
  /** Also accepts a URL-encoded form, as browsers without scripts and stock Pusher clients send it. */
  form?: true;
  methodOverride?: true;
};

export type Endpoint<
  A extends Access = Access,
  Q extends z.core.$ZodType | undefined = z.core.$ZodType | undefined,
  B extends z.core.$ZodType | undefined = z.core.$ZodType | undefined,
  R extends z.core.$ZodType = z.core.$ZodType,
  F extends Files | undefined = Files | undefined,
  P extends string = string,
  D extends z.core.$ZodType | undefined = z.core.$ZodType | undefined,
> = Declaration<A, Q, B, R, F, D> & {
  method: Method;
  path: P;
  response: R;
  data: D;
  /** Set in browsers, where contracts have no schemas (`scripts/app/schemas-loader.mjs`). */
  loadBody?: () => Promise<B>;
};

type DefaultResponse<D> = z.ZodMiniObject<D extends z.core.$ZodType ? { data: D } : Record<never, never>>;

/** In the path, `{id}` is a positive integer. The summary is in messages/{fr,en}/api.json, by export name. */
export function endpoint<
  const A extends Access,
  D extends z.core.$ZodType | undefined = undefined,
  R extends z.core.$ZodType = DefaultResponse<D>,
  Q extends z.core.$ZodType | undefined = undefined,
  B extends z.core.$ZodType | undefined = undefined,
  F extends Files | undefined = undefined,
  const P extends string = string,
>(
  methodAndPath: `${Method} ${P}`,
  declaration: Declaration<A, Q, B, R, F, D>,
): Endpoint<A, Q, B, R, F, P, D> {
  const [method, path] = methodAndPath.split(" ") as [Method, P];
  const { data } = declaration;
  const response = (data ? z.object({ data }) : empty) as z.core.$ZodType as R;
  return { method, path, response, ...declaration, data: data as D };
}

type Parsed<T> = NonNullable<T> extends z.core.$ZodType ? z.core.output<NonNullable<T>> : undefined;
export type QueryOf<E extends Endpoint> = Parsed<E["query"]>;
export type BodyOf<E extends Endpoint> = Parsed<E["body"]>;
export type ResponseOf<E extends Endpoint> = z.core.output<E["response"]>;
/** The type that the handler returns: the response, or its `data`. */
export type ResultOf<E extends Endpoint> = E["data"] extends z.core.$ZodType
  ? z.core.output<E["data"]>
  : ResponseOf<E>;
export type AccessOf<E extends Endpoint> = E["access"][number];
export type ParamsOf<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name]: number } & ParamsOf<Rest>
  : Record<never, number>;
