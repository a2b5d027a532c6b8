import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { logout } from "@/lib/users/contract";
import messages from "@/messages/en/ui.json";
import { useMutation } from "./use-mutation";

type Mutation = ReturnType<typeof useMutation<typeof logout>>;

/** The hook as its first render returns it. */
function render(options: Parameters<typeof useMutation<typeof logout>>[1]): Mutation {
  const rendered: Mutation[] = [];
  function Control(): ReactNode {
    rendered.push(useMutation(logout, options));
    return null;
  }
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={{ ui: messages }} timeZone="Europe/Paris">
      <Control />
    </NextIntlClientProvider>,
  );
  return rendered[0] as Mutation;
}

test("keeps an optimistic change when only the handling of the response fails", async () => {
  const calls: string[] = [];
  const optimistic = () => () => calls.push("roll back");
  const send = async () => calls.push("send");
  const onSuccess = () => {
    throw new Error("the screen cannot show it");
  };
  const { run } = render({ failed: "Failed", optimistic, send, onSuccess });
  expect(await run({})).toBeDefined();
  expect(calls).toEqual(["send"]);
});

test("rolls an optimistic change back when the call fails", async () => {
  const calls: string[] = [];
  const optimistic = () => () => calls.push("roll back");
  const send = async () => {
    throw new Error("no network");
  };
  const { run } = render({ failed: "Failed", optimistic, send });
  expect(await run({})).toBeUndefined();
  expect(calls).toEqual(["roll back"]);
});
