import { expect, test } from "vitest";
import { ApiError } from "@/lib/core/api/client";
import { signInError } from "./sign-in-error";

const messages = { credentials: "Invalid credentials.", unexpected: "Unexpected.", network: "Network." };
const errorOf = (status: number, message = "", errors: Record<string, string[]> = {}) =>
  signInError(new ApiError(status, "code", message, errors), messages);

test("shows a field's error at that field", () => {
  expect(errorOf(422, "x", { email: ["Email is required"] })).toEqual({
    field: "email",
    text: "Email is required",
  });
  expect(errorOf(422, "x", { password: ["Too long"] })).toEqual({ field: "password", text: "Too long" });
  expect(errorOf(422, "x", { terms: ["Agree"] })).toEqual({ field: "terms", text: "Agree" });
});

test("shows an error without fields below the email if the message names it, otherwise below the password", () => {
  expect(errorOf(422, "Email unknown").field).toBe("email");
  expect(errorOf(422, "Something else")).toEqual({ field: "password", text: "Something else" });
  expect(errorOf(422)).toEqual({ field: "password", text: "Invalid credentials." });
});

test("shows wrong credentials at the password, with the server's message", () => {
  expect(errorOf(401, "Wrong email or password.")).toEqual({
    field: "password",
    text: "Wrong email or password.",
  });
  expect(errorOf(401).text).toBe("Invalid credentials.");
});

test("shows any other error for the whole form", () => {
  expect(errorOf(403, "Your account is suspended.")).toEqual({
    field: "root",
    text: "Your account is suspended.",
  });
  expect(errorOf(500)).toEqual({ field: "root", text: "Unexpected." });
  expect(errorOf(0)).toEqual({ field: "root", text: "Network." });
});
