import * as z from "zod/mini";
import { endpoint } from "@/lib/api/endpoint";
import { text } from "@/lib/api/fields";
import { locales } from "@/lib/i18n/locales";
import { ownUser } from "@/lib/users/contract";

const everyone = ["visitor", "student", "company", "admin"] as const;
const members = ["student", "company", "admin"] as const;

/** Spec 5's pattern, and no longer than SMTP allows. */
const email = text(254, { min: 1, required: "email_required" }).check(
  z.overwrite((value) => value.trim()),
  z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, "email_invalid"),
);

/** Spec 5, login: the same object checks the form and the call. */
export const loginBody = z.object({
  email,
  password: text(200, { min: 1, required: "password_required" }),
});

export const login = endpoint({
  method: "POST",
  path: "/api/login",
  access: everyone,
  pendingMay: true,
  body: loginBody,
  response: z.object({ user: ownUser, token: z.string(), user_type: z.string() }),
  fails: [
    "invalid_credentials",
    "account_suspended",
    "account_banned",
    "account_inactive",
    "account_pending",
  ],
});

export const logout = endpoint({
  method: "POST",
  path: "/api/logout",
  access: members,
  pendingMay: true,
  response: z.object({}),
});

export const getUser = endpoint({
  method: "GET",
  path: "/api/user",
  access: members,
  response: z.object({ user: ownUser, user_type: z.string() }),
});

/** Spec 5, signup: the same object checks the form and the call. */
export const signupBody = z
  .object({
    name: text(80, { min: 2, required: "name_required", short: "name_too_short" }),
    email,
    password: text(200, { min: 1, required: "password_required" }).check(
      z.minLength(8, "password_too_short"),
    ),
    password_confirmation: text(200, { min: 1, required: "password_confirmation_required" }),
    terms: z.pipe(
      z
        .literal([true, false, 1, "1", "true", "on"], { error: "terms_required" })
        .check(z.refine((ticked) => ticked !== false, "terms_required")),
      z.transform((ticked) => Boolean(ticked)),
    ),
  })
  .check(
    z.refine((form) => form.password === form.password_confirmation, {
      path: ["password_confirmation"],
      error: "passwords_differ",
      when: ({ value }) =>
        typeof (value as SignupForm)?.password === "string" &&
        Boolean((value as SignupForm).password_confirmation),
    }),
  );
export type SignupForm = z.infer<typeof signupBody>;

export const signupStudent = endpoint({
  method: "POST",
  path: "/api/signup/student",
  access: everyone,
  pendingMay: true,
  body: signupBody,
  response: z.object({ user: ownUser, user_type: z.string() }),
  status: 201,
  limit: ["signUp"],
});

/** Kept in the profile and in the locale cookie; a visitor has the cookie alone. */
export const changeLocale = endpoint({
  method: "PUT",
  path: "/api/locale",
  access: everyone,
  pendingMay: true,
  body: z.object({ locale: z.enum(locales, "invalid") }),
  response: z.object({ locale: z.enum(locales) }),
});

export const getCsrfCookie = endpoint({
  method: "GET",
  path: "/sanctum/csrf-cookie",
  access: everyone,
  response: z.object({}),
  status: 204,
});
