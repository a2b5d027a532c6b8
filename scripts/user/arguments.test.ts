import { expect, test } from "vitest";
import { newAccount } from "./arguments";

const line = (text: string) => text.split(" ");

test("someone makes an admin with a password of their own", () => {
  const account = newAccount(
    line("create --role admin --name Ada --email ada@school.example --password correct-horse"),
  );
  expect(account).toEqual({
    role: "admin",
    name: "Ada",
    email: "ada@school.example",
    password: "correct-horse",
    generated: false,
  });
});

test("without a password, a long one is made up, never the same twice", () => {
  const make = () => newAccount(line("create --role student --name Ada --email ada@school.example"));
  expect(make()).toMatchObject({ generated: true });
  expect(make().password.length).toBeGreaterThanOrEqual(16);
  expect(make().password).not.toBe(make().password);
});

test.each([
  ["", "Usage"],
  ["remove --email ada@school.example", "Usage"],
  ["create --role king --name Ada --email ada@school.example", "Usage"],
  ["create --role admin --nom Ada", "Usage"],
  ["create --role admin --name A --email ada@school.example", "Name must be at least 2 characters"],
  ["create --role admin --name Ada --email ada", "Please enter a valid email address"],
  [
    "create --role admin --name Ada --email a@b.example --password short",
    "Password must be at least 8 characters",
  ],
])("'%s' is refused with what is wrong", (text, sentence) => {
  expect(() => newAccount(line(text))).toThrow(sentence);
});
