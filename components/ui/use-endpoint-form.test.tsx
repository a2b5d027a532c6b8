import { afterEach, expect, test, vi } from "vitest";
import { renderHook } from "@/e2e/support/render-hook";
import { updateComment } from "@/lib/posts/comments-contract";
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
