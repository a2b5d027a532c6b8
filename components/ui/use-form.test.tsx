import { useForm as useBrowserForm, useController, useFieldArray, useWatch } from "react-hook-form";
import { expect, test } from "vitest";
import { renderHook } from "@/e2e/support/render-hook";
import { useForm } from "./use-form";

const defaultValues = { content: "Hello", isUrgent: true, links: [{ url: "/a" }, { url: "/b" }] };
type Form = ReturnType<typeof useBrowserForm<typeof defaultValues>>;
const stateKeys = [
  "isDirty",
  "isLoading",
  "isReady",
  "isSubmitted",
  "isSubmitSuccessful",
  "isSubmitting",
  "isValid",
  "isValidating",
  "disabled",
  "submitCount",
  "dirtyFields",
  "touchedFields",
  "validatingFields",
  "errors",
  "defaultValues",
] as const;

type Use = () => Form;

const useOurs: Use = () => useForm({ defaultValues });
const useLibrary: Use = () => useBrowserForm({ defaultValues });

test.each<[string, (form: Form) => unknown]>([
  ["the attributes of a control", (form) => JSON.stringify(form.register("content"))],
  ["the state of a field", (form) => form.getFieldState("content", form.formState)],
  ["the state of the form", ({ formState }) => stateKeys.map((key) => [key, formState[key]])],
  ["a value", (form) => form.watch("content")],
  ["all values", (form) => form.getValues()],
])("returns on the server what the library would: %s", (_, read) => {
  const both = [useOurs, useLibrary].map((use) => renderHook(() => read(use())).result);
  expect(both[0]).toEqual(both[1]);
});

test("the hooks that read a form's state return on the server what they would with the library's form", () => {
  const read = (useForm: Use) => () => {
    const { control } = useForm();
    const links = useFieldArray({ control, name: "links" }).fields.map(({ url }) => url);
    const { value } = useController({ control, name: "content" }).field;
    return { links, value, watched: useWatch({ control, name: "isUrgent" }), all: useWatch({ control }) };
  };
  const result = renderHook(read(useOurs)).result;
  expect(result).toEqual(renderHook(read(useLibrary)).result);
  expect(result).toEqual({ links: ["/a", "/b"], value: "Hello", watched: true, all: defaultValues });
});

test("creates the state of a form once", () => {
  const { form, control } = renderHook(() => {
    const form = useOurs();
    form.register("content");
    return { form, control: form.control };
  }).result;
  expect(form.control).toBe(control);
  expect(control._fields).toEqual({});
});
