import type { ApiError } from "@/lib/core/api/client";

type SignInError = {
  field: "email" | "password" | "terms" | "root";
  text: string;
};
type Defaults = { credentials: string; unexpected: string; network: string };

/** The message of a rejected sign-in and the field it belongs to (docs/product.md#sign-in). */
export function signInError({ status, message, errors }: ApiError, messages: Defaults): SignInError {
  if (status === 0) return { field: "root", text: messages.network };
  if (status === 401) return { field: "password", text: message || messages.credentials };
  if (status !== 422) return { field: "root", text: message || messages.unexpected };
  for (const field of ["email", "terms"] as const) {
    const [text] = errors[field] ?? [];
    if (text) return { field, text };
  }
  const text = errors.password?.[0] ?? message;
  return { field: text.includes("Email") ? "email" : "password", text: text || messages.credentials };
}
