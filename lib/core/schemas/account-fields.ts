import * as z from "zod/mini";
import { emailAddress, personName, text } from "./fields";

export const email = emailAddress();

export const currentPassword = text(200, { min: 1, required: "password_required" });

export const newPassword = {
  password: currentPassword.check(z.minLength(8, "password_too_short")),
  password_confirmation: text(200, { min: 1, required: "password_confirmation_required" }),
};

type PasswordPair = { password: string; password_confirmation: string };

export const passwordsMatch = z.refine<PasswordPair>((form) => form.password === form.password_confirmation, {
  path: ["password_confirmation"],
  error: "passwords_differ",
  when: ({ value }) =>
    typeof (value as PasswordPair)?.password === "string" &&
    Boolean((value as PasswordPair).password_confirmation),
});

const termsBox = z.literal([true, false, 1, "1", "true", "on"], { error: "terms_required" });

export const terms = z.pipe(
  termsBox.check(z.refine((ticked) => ticked !== false, "terms_required")),
  z.transform((ticked) => Boolean(ticked)),
);

/** For accounts that may have accepted the terms before. */
export const optionalTerms = z.optional(
  z.pipe(
    termsBox,
    z.transform((ticked) => ticked !== false),
  ),
);

export const newAccountFields = {
  name: personName({ min: 2, required: "name_required", short: "name_too_short" }),
  email,
  ...newPassword,
  terms,
};
