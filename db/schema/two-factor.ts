import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { passkeyChallengePurposes } from "../enums";
import { createdAt, isOneOf, parentId, timestamptz } from "./columns";
import { users } from "./users";

export const twoFactorSecrets = pgTable("two_factor_secrets", {
  userId: parentId("user_id", () => users.id).primaryKey(),
  /** Encrypted with a key derived from AUTH_SECRET. */
  secret: text().notNull(),
  /** The time step of the last code; codes of this step and of those before are rejected. */
  lastStep: integer("last_step").notNull().default(0),
  /** Set by a first code; the secret verifies no sign-in before that. */
  confirmedAt: timestamptz("confirmed_at"),
  createdAt: createdAt(),
});

export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    userId: parentId("user_id", () => users.id),
    codeHash: text("code_hash").notNull(),
    usedAt: timestamptz("used_at"),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
);

export const passkeys = pgTable(
  "passkeys",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: parentId("user_id", () => users.id),
    name: text().notNull(),
    credentialId: text("credential_id").notNull(),
    /** COSE, as base64url. */
    publicKey: text("public_key").notNull(),
    /** The authenticator's signature counter, 32 bits without a sign; 0 with those that count nothing. */
    counter: bigint({ mode: "number" }).notNull(),
    transports: text().array().notNull().default(sql`'{}'`),
    createdAt: createdAt(),
    lastUsedAt: timestamptz("last_used_at"),
  },
  (t) => [
    uniqueIndex("passkeys_credential_id_key").on(t.credentialId),
    index("passkeys_user_id_idx").on(t.userId),
  ],
);

/** The last challenge of each owner and purpose; the first response to it consumes it. */
export const passkeyChallenges = pgTable(
  "passkey_challenges",
  {
    /** A session, or a sign-in that waits for its second factor. */
    ownerId: uuid("owner_id").notNull(),
    purpose: text({ enum: passkeyChallengePurposes }).notNull(),
    userId: parentId("user_id", () => users.id),
    challenge: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.ownerId, t.purpose] }),
    index("passkey_challenges_user_id_idx").on(t.userId),
    index("passkey_challenges_created_at_idx").on(t.createdAt),
    check("passkey_challenges_purpose_check", isOneOf(t.purpose, passkeyChallengePurposes)),
  ],
);
