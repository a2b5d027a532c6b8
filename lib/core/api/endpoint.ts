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
> = {
  access: readonly A[];
  query?: Q;
  body?: B;
  files?: F;
  /** The schema of the response; without one, an empty object. */
  response?: R;
  /** Media types other than JSON, by their name in the query. */
  produces?: Readonly<Record<string, string>>;
  status?: 200 | 201 | 202 | 204;
  /** With the same body: nothing was created, an approval follows, or something is down. */
  otherStatus?: 200 | 202 | 503;
  /** Those beside what `errorsOf` derives from the rest; a response with another one fails the tests. */
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
> = Declaration<A, Q, B, R, F> & {
  method: Method;
  path: P;
  response: R;
  /** In browsers, whose contracts have no schemas (`scripts/app/schemas-loader.mjs`). */
  loadBody?: () => Promise<B>;
};

/** In the path, `{id}` is a positive integer. The summary is in messages/{fr,en}/api.json, by export name. */
export function endpoint<
  const A extends Access,
  R extends z.core.$ZodType = typeof empty,
  Q extends z.core.$ZodType | undefined = undefined,
  B extends z.core.$ZodType | undefined = undefined,
  F extends Files | undefined = undefined,
  const P extends string = string,
>(methodAndPath: `${Method} ${P}`, declaration: Declaration<A, Q, B, R, F>): Endpoint<A, Q, B, R, F, P> {
  const [method, path] = methodAndPath.split(" ") as [Method, P];
  return { method, path, response: empty as unknown as R, ...declaration };
}

type Parsed<T> = NonNullable<T> extends z.core.$ZodType ? z.core.output<NonNullable<T>> : undefined;
export type QueryOf<E extends Endpoint> = Parsed<E["query"]>;
export type BodyOf<E extends Endpoint> = Parsed<E["body"]>;
export type ResponseOf<E extends Endpoint> = z.core.output<E["response"]>;
export type AccessOf<E extends Endpoint> = E["access"][number];
export type ParamsOf<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name]: number } & ParamsOf<Rest>
  : Record<never, number>;
