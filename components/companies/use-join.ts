"use client";

import { useTranslations } from "next-intl";
import { keepUser } from "@/components/accounts/kept-user";
import { ApiFailure, call } from "@/lib/api/client";
import { failureText } from "@/lib/api/failure-text";
import { homeOf } from "@/lib/auth/areas";
import { acceptInvitation } from "@/lib/companies/people-contract";

type NewAccount = { name: string; password: string; terms: true };
export type JoinProblem = { field: "name" | "password" | "terms" | "root"; text: string };

/** Accepts the invitation and enters the company's area; resolves to what went wrong. */
export function useJoin(token: string) {
  const t = useTranslations("companies.join");
  return async (account: Partial<NewAccount>): Promise<JoinProblem | null> => {
    try {
      const { user } = await call(acceptInvitation, { body: { token, ...account } });
      keepUser(user);
      location.replace(homeOf(user.role));
      return null;
    } catch (error) {
      return problemOf(error, t("failed"));
    }
  };
}

function problemOf(error: unknown, otherwise: string): JoinProblem {
  const errors = error instanceof ApiFailure ? error.errors : {};
  for (const field of ["name", "password", "terms"] as const) {
    const text = errors[field]?.[0];
    if (text) return { field, text };
  }
  return { field: "root", text: errors.email?.[0] ?? failureText(error, otherwise) };
}
