"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { toast } from "@/components/ui/toast";
import { ApiError, call } from "@/lib/core/api/client";
import { errorMessage } from "@/lib/core/api/error-message";
import type { SignupForm } from "@/lib/users/contract";

type SignUpError = { field: keyof SignupForm | "root"; text: string };

const pause = 2000;
const fields: (keyof SignupForm)[] = ["name", "email", "password", "password_confirmation", "terms"];

/** Creates the account and calls `onCreated` after 2 s; resolves to the errors by field. */
export function useSignUp(onCreated: (email: string) => void) {
  const t = useTranslations("users");
  const [created, setCreated] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function signUp(form: SignupForm): Promise<SignUpError[]> {
    try {
      const { signupStudent } = await import("@/lib/users/contract");
      await call(signupStudent, { body: { ...form, terms: true } });
    } catch (error) {
      return signUpErrors(error, t("failed.signup"));
    }
    setCreated(true);
    toast.success(t("signup.created"));
    timer.current = setTimeout(() => {
      setCreated(false);
      onCreated(form.email);
    }, pause);
    return [];
  }
  return { signUp, created };
}

function signUpErrors(error: unknown, otherwise: string): SignUpError[] {
  const errors = error instanceof ApiError ? error.errors : {};
  const known = fields.flatMap((field) => {
    const text = errors[field]?.[0];
    return text ? [{ field, text }] : [];
  });
  return known.length > 0 ? known : [{ field: "root", text: errorMessage(error, otherwise) }];
}
