import { expect, test } from "vitest";
import { parseUserCommand } from "./parse-arguments";

const line = (text: string) => text.split(" ");

test("someone makes an admin with a password of their own", () => {
  const account = parseUserCommand(
    line("create --role admin --name Ada --email ada@school.example --password correct-horse"),
  );
  expect(account).toEqual({
    action: "create",
    role: "admin",
    name: "Ada",
    email: "ada@school.example",
    password: "correct-horse",
    generated: false,
  });
});

test("without a password, a long one is made up, never the same twice", () => {
  const make = () => parseUserCommand(line("create --role student --name Ada --email ada@school.example"));
  expect(make()).toMatchObject({ generated: true });
  expect(make().password.length).toBeGreaterThanOrEqual(16);
  expect(make().password).not.toBe(make().password);
});

test("someone who is locked out is given a password, chosen or made up", () => {
  const chosen = parseUserCommand(line("password --email ada@school.example --password correct-horse"));
  const ada = { action: "password", email: "ada@school.example" };
  expect(chosen).toEqual({ ...ada, password: "correct-horse", generated: false });
  expect(parseUserCommand(line("password --email ada@school.example"))).toMatchObject({
    ...ada,
    generated: true,
  });
});

test.each([
  ["", "Usage"],
  ["password --email ada@school.example --role admin", "Usage"],
  ["create password --email ada@school.example", "Usage"],
  ["password", "Email is required"],
  ["password --email ada@school.example --password short", "Password must be at least 8 characters"],
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
  expect(() => parseUserCommand(line(text))).toThrow(sentence);
});
