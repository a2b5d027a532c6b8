import { expect, test } from "vitest";
import { countRequests, ReadyCounter } from "./message-counter";

const message = (type: string, body: string) => {
  const header = Buffer.alloc(5, type);
  header.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([header, Buffer.from(body)]);
};

test("counts the messages of the driver to which the server responds", () => {
  const chunk = Buffer.concat([
    message("P", "select"),
    message("S", ""),
    message("H", ""),
    message("Q", "x"),
  ]);
  expect(countRequests(chunk)).toEqual({ requests: 2, flushes: 1 });
  expect(countRequests(message("X", ""))).toEqual({ requests: 0, flushes: 0 });
});

test.each([1, 2, 3, 7, 1000])("counts ReadyForQuery in pieces of %i bytes, but no Z inside a row", (size) => {
  const stream = Buffer.concat([
    message("D", "ZZZZZZZZ"),
    message("Z", "I"),
    message("C", ""),
    message("Z", "T"),
    message("D", "Z"),
  ]);
  const counter = new ReadyCounter();
  let count = 0;
  for (let offset = 0; offset < stream.length; offset += size)
    count += counter.count(stream.subarray(offset, offset + size));
  expect(count).toBe(2);
});
