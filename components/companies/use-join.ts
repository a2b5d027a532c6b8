"use client";

import { useTranslations } from "next-intl";
import { storeUser } from "@/components/users/stored-user";
import { acceptInvitation } from "@/lib/companies/members-contract";
import { ApiError, call } from "@/lib/core/api/client";
import { errorMessage } from "@/lib/core/api/error-message";
import { homePath } from "@/lib/core/auth/areas";

type NewAccount = { name: string; password: string; terms: true };
type JoinError = { field: "name" | "password" | "terms" | "root"; text: string };

/** Accepts the invitation and enters the company's area; resolves to what went wrong. */
export function useJoin(token: string) {
  const t = useTranslations("companies.join");
  return async (account: Partial<NewAccount>): Promise<JoinError | null> => {
    try {
      const { user } = await call(acceptInvitation, { body: { token, ...account } });
      storeUser(user);
      location.replace(homePath(user.role));
      return null;
    } catch (error) {
      return joinError(error, t("failed"));
    }
  };
}

function joinError(error: unknown, otherwise: string): JoinError {
  const errors = error instanceof ApiError ? error.errors : {};
  for (const field of ["name", "password", "terms"] as const) {
    const text = errors[field]?.[0];
    if (text) return { field, text };
  }
  return { field: "root", text: errors.email?.[0] ?? errorMessage(error, otherwise) };
}
