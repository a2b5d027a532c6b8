import { afterEach, expect, test, vi } from "vitest";
import { renderHook } from "@/e2e/support/render-hook";
import { updateComment } from "@/lib/posts/comments-contract";
import messages from "@/messages/en/ui.json";
import { useEndpointForm } from "./use-endpoint-form";

afterEach(() => vi.unstubAllGlobals());

test.each([
  { typed: "Good morning", isEdited: false },
  { typed: "Good morning, all", isEdited: true },
])("a field that is edited while it is being sent stays: $isEdited", async ({ typed, isEdited }) => {
  const onSuccess = vi.fn();
  const { form, submit } = renderHook(() =>
    useEndpointForm(updateComment, {
      defaultValues: { content: "Hello" },
      errorText: "Failed",
      request: (body) => ({ params: { id: 1 }, body }),
      reset: ({ data }) => ({ content: data.content }),
      onSuccess,
    }),
  ).result;
  // Set by an effect, which the server does not run: until then the form has only its defaults.
  form.control._state.mount = true;
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    form.setValue("content", typed);
    return Response.json({ data: JSON.parse(body) });
  });
  form.setValue("content", "Good morning");
  await submit();
  const sent = { content: "Good morning" };
  expect(onSuccess).toHaveBeenCalledExactlyOnceWith({ data: sent }, sent, isEdited);
  expect(form.getValues()).toEqual({ content: typed });
});

test.each([
  { reason: "no response", fetch: () => Promise.reject(new TypeError("Failed to fetch")), hasAdvice: true },
  { reason: "a server error", fetch: async () => new Response("", { status: 500 }), hasAdvice: false },
])("the error of a form advises to check the connection only without a response: $reason", async (row) => {
  const { form, submit } = renderHook(() =>
    useEndpointForm(updateComment, {
      defaultValues: { content: "Hello" },
      errorText: "Failed.",
      request: (body) => ({ params: { id: 1 }, body }),
    }),
  ).result;
  form.control._state.mount = true;
  vi.stubGlobal("fetch", row.fetch);
  await submit();
  const { message } = form.getFieldState("root").error ?? {};
  expect(message).toBe(row.hasAdvice ? `Failed. ${messages.checkConnection}` : "Failed.");
});
