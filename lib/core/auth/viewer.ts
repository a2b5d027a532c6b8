import type { Placeholder } from "drizzle-orm";
import type { Role } from "@/db/enums";
import type { Locale } from "@/lib/core/i18n/locales";

export type { Role };
export type Access = Role | "visitor";

/** Only find-viewer.ts creates one: a function that takes a Viewer cannot be called unguarded. */
declare const viewerBrand: unique symbol;

export type Visitor = {
  readonly [viewerBrand]: true;
  readonly role: "visitor";
  readonly id: null;
  readonly locale: Locale;
  /** An administrator who has to switch two-factor sign-in on first, and until then has no more rights than a visitor. */
  readonly needsTwoFactor?: true;
};

export type Member<R extends Role = Role> = {
  readonly [viewerBrand]: true;
  readonly role: R;
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly status: "active" | "pending_verification";
  readonly avatarPath: string | null;
  readonly locale: Locale;
  readonly emailVerified: boolean;
  readonly sessionId: string;
};

export type Viewer<A extends Access = Access> = A extends "visitor"
  ? Visitor
  : A extends Role
    ? Member<A>
    : never;

/**
 * A viewer, or the placeholder of one in a prepared query. `hasLists`: the query selects the viewer's lists
 * (lib/blocks/viewer-lists.ts).
 */
export type ViewerParams = { role: Access; id: number | Placeholder | null; hasLists?: true };

/** A member, or the placeholder of one. */
export type MemberParams = { role: Role; id: number | Placeholder };
