import { expect, test } from "vitest";
import { hostOption } from "./host-option";

test.each([
  ["postgres://preau@%2Fvar%2Frun%2Fpostgresql/preau", { host: "/var/run/postgresql" }],
  ["postgres://preau@%2Fvar%2Frun%2Fpostgresql:5433/preau", { host: "/var/run/postgresql" }],
  ["postgres://preau:%2Fsecret@db.example/preau", {}],
])("reads the folder of a Unix socket from %s", (url, option) => {
  expect(hostOption(url)).toEqual(option);
});
