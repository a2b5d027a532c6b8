import { deleteRows, ownedBy, type TableRules } from "./table-rules";

export const signInRules: readonly TableRules[] = [
  ownedBy("sessions"),
  ownedBy("user_tokens"),
  ownedBy("sso_identities"),
  ownedBy("two_factor_secrets"),
  ownedBy("recovery_codes"),
  ownedBy("passkeys"),
  {
    table: "passkey_challenges",
    columns: ["user_id"],
    erased: [deleteRows("passkey_challenges", "user_id")],
  },
];
