import { expect, test } from "vitest";
import { type CreateCommand, parseUserCommand } from "./parse-arguments";

const line = (text: string) => text.split(" ");

test("creates an administrator with the given password", () => {
  const account = parseUserCommand(
    line("create --role admin --name Ada --email ada@school.example --password correct-horse"),
  );
  expect(account).toEqual({
    action: "create",
    role: "admin",
    name: "Ada",
    email: "ada@school.example",
    locale: "fr",
    password: "correct-horse",
    isGenerated: false,
  });
});

test("generates a long, unique password", () => {
  const create = line("create --role student --name Ada --email ada@school.example");
  const make = () => parseUserCommand(create) as CreateCommand;
  expect(make()).toMatchObject({ isGenerated: true });
  expect(make().password.length).toBeGreaterThanOrEqual(16);
  expect(make().password).not.toBe(make().password);
});

test("creates a company account with its company", () => {
  const command = parseUserCommand([
    ...line("create --role company --name Ada --email ada@school.example --company"),
    "Atelier Ada",
  ]);
  expect(command).toMatchObject({ action: "create", role: "company", company: "Atelier Ada" });
});

test("sets a password, chosen or generated", () => {
  const chosen = parseUserCommand(line("password --email ada@school.example --password correct-horse"));
  const ada = { action: "password", email: "ada@school.example" };
  expect(chosen).toEqual({ ...ada, password: "correct-horse", isGenerated: false });
  expect(parseUserCommand(line("password --email ada@school.example"))).toMatchObject({
    ...ada,
    isGenerated: true,
  });
});

test("removes two-factor sign-in of an account", () => {
  expect(parseUserCommand(line("remove-two-factor --email ada@school.example"))).toEqual({
    action: "remove-two-factor",
    email: "ada@school.example",
    isGenerated: false,
  });
});

test.each([
  ["", "Usage"],
  ["remove-two-factor", "Email is required"],
  ["remove-two-factor --email ada@school.example --password correct-horse", "Usage"],
  ["password --email ada@school.example --role admin", "Usage"],
  ["password --email ada@school.example --email bob@school.example", "Usage"],
  ["password --email", "Usage"],
  ["create password --email ada@school.example", "Usage"],
  ["password", "Email is required"],
  ["password --email ada@school.example --password short", "Password must be at least 8 characters"],
  ["remove --email ada@school.example", "Usage"],
  ["create --role king --name Ada --email ada@school.example", "Usage"],
  ["create --role admin --nom Ada", "Usage"],
  ["create --role admin --name Ada --email ada@school.example --locale de", "Usage"],
  ["password --email ada@school.example --locale en", "Usage"],
  ["create --role company --name Ada --email ada@school.example", "The company’s name is required"],
  ["create --role student --name Ada --email ada@school.example --company Atelier", "Usage"],
  ["create --role admin --name A --email ada@school.example", "Name must be at least 2 characters"],
  ["create --role admin --name Ada --email ada", "Please enter a valid email address"],
  [
    "create --role admin --name Ada --email a@b.example --password short",
    "Password must be at least 8 characters",
  ],
])("rejects '%s' with the reason", (text, sentence) => {
  expect(() => parseUserCommand(line(text))).toThrow(sentence);
});
