import { expect, test } from "vitest";
import { toFormDraft } from "./form-draft";

const typed = { name: "Anna Lac", email: "" };
const secrets = { password: "secret", password_confirmation: "secret", terms: true };

test("a draft has the edited fields without secrets, consent and empty fields that have no default", () => {
  expect(toFormDraft({ ...typed, ...secrets })).toEqual({ name: "Anna Lac" });
});

test("a draft has a field that was emptied", () => {
  expect(toFormDraft(typed, { name: "Anna Lac", email: "anna@example.fr" })).toEqual({ email: "" });
});

test("there is no draft while only other fields are edited", () => {
  expect(toFormDraft({ name: "", ...secrets })).toBeNull();
});
