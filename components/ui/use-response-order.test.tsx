import { expect, test } from "vitest";
import { renderHook } from "@/e2e/support/render-hook";
import { useResponseOrder } from "./use-response-order";

const [post, otherPost] = [1, 2];

test("leaves out a response that arrives after one to a later request, and no other", () => {
  const { result: startRequest } = renderHook(useResponseOrder);
  const [first, second, other, third] = [post, post, otherPost, post].map(startRequest);
  expect([second?.(), first?.(), other?.(), third?.()]).toEqual([true, false, true, true]);
});

test("shows each response while a later request is still pending", () => {
  const { result: startRequest } = renderHook(useResponseOrder);
  const [first, second] = [post, post].map(startRequest);
  expect([first?.(), second?.()]).toEqual([true, true]);
});
