import { deleteRows, ownedRows, type TableRules } from "./table-rules";

export const signInRules: readonly TableRules[] = [
  ownedRows("sessions"),
  ownedRows("user_tokens"),
  ownedRows("sso_identities"),
  ownedRows("two_factor_secrets"),
  ownedRows("recovery_codes"),
  ownedRows("passkeys"),
  {
    table: "passkey_challenges",
    columns: ["user_id"],
    erased: [deleteRows("passkey_challenges", "user_id")],
  },
];
