import type * as z from "zod/mini";
import type { Access } from "@/lib/core/auth/viewer";
import type { ErrorCode } from "@/lib/core/errors/app-error";
import type { FileRules } from "./multipart";
import type { LimitName } from "./rate-limits";

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** An uploaded file's place in a body, by field name. */
type Files = Record<string, FileRules>;

export type Endpoint<
  A extends Access = Access,
  Q extends z.core.$ZodType | undefined = z.core.$ZodType | undefined,
  B extends z.core.$ZodType | undefined = z.core.$ZodType | undefined,
  R extends z.core.$ZodType = z.core.$ZodType,
  F extends Files | undefined = Files | undefined,
  P extends string = string,
> = {
  method: Method;
  /** As in the contract, with `{id}` for a positive integer. What it does: messages/{fr,en}/api.json, by export name. */
  path: P;
  /** Who may call it; the type makes it impossible to forget. */
  access: readonly A[];
  query?: Q;
  body?: B;
  files?: F;
  response: R;
  /** What it answers instead of JSON: media types, by what they are called in the query. */
  produces?: Readonly<Record<string, string>>;
  /** The status of a success; 200 when not said. */
  status?: 200 | 201 | 202 | 204;
  /** The failures of its own, for the documentation: those of every endpoint are implied. */
  errors?: readonly ErrorCode[];
  limit?: readonly LimitName[];
  /** Limits that only successful calls use up. */
  successLimit?: readonly LimitName[];
  /** Open to accounts that wait for verification even though it changes something. */
  allowPending?: true;
  /** Exempt from the CSRF check: a signed token in its query says what it may change, whoever carries it. */
  csrfExempt?: true;
  /** Also read as a plain form, as a browser's or a stock Pusher client sends it; so is every `override`. */
  form?: true;
  /** The contract's `POST` with `_method=PUT` on the same path. */
  methodOverride?: true;
};

export function endpoint<
  const A extends Access,
  R extends z.core.$ZodType,
  Q extends z.core.$ZodType | undefined = undefined,
  B extends z.core.$ZodType | undefined = undefined,
  F extends Files | undefined = undefined,
  const P extends string = string,
>(declaration: Endpoint<A, Q, B, R, F, P>): Endpoint<A, Q, B, R, F, P> {
  return declaration;
}

type Parsed<T> = NonNullable<T> extends z.core.$ZodType ? z.core.output<NonNullable<T>> : undefined;
export type QueryOf<E extends Endpoint> = Parsed<E["query"]>;
export type BodyOf<E extends Endpoint> = Parsed<E["body"]>;
export type ResponseOf<E extends Endpoint> = z.core.output<E["response"]>;
export type AccessOf<E extends Endpoint> = E["access"][number];
export type ParamsOf<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name]: number } & ParamsOf<Rest>
  : Record<never, number>;
