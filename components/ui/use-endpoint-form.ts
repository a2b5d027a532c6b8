import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import type { DefaultValues, FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import type * as z from "zod/mini";
import { type CallOptions, call } from "@/lib/core/api/client";
import type { Endpoint, ResponseOf } from "@/lib/core/api/endpoint";
import { handleResponse, type LazyEndpoint, loadEndpoint } from "./endpoint-call";
import { hasBaseChanged, pickEdited, readDraft, toFormDraft, writeDraft, writeDraftBase } from "./form-draft";
import { lazyResolver, setFormErrors, useFieldText } from "./form-errors";
import { isOutdated } from "./is-outdated";
import { toast } from "./toast";
import { useErrorText } from "./use-error-text";
import { useForm } from "./use-form";
import { useDraftKey } from "./viewer-provider";

const outdatedDraft = "outdatedDraft";

type Body<E extends Endpoint> = NonNullable<E["body"]>;

type Options<E extends Endpoint, Fields extends FieldValues, Values> = {
  /** Shown when the server sends no message of its own. */
  errorText: string;
  /** The text of the toast after success. */
  successText?: string;
  /** The rules of the fields where they are not the endpoint's body; as a function, loaded with them. */
  schema?: z.core.$ZodType<Values, Fields> | (() => Promise<z.core.$ZodType<Values, Fields>>);
  defaultValues?: DefaultValues<NoInfer<Fields>>;
  /**
   * Builds the request; without it the validated values are the body. `edited` has those of the fields that were edited,
   * `previous` what these held before.
   */
  request?: (
    values: Values,
    edited: Partial<Values>,
    previous: Partial<Fields>,
  ) => CallOptions<E> | Promise<CallOptions<E>>;
  /** Shows an error otherwise than at the fields that the server names. */
  onError?: (error: unknown) => void;
  /** Loads again what the page shows after success; in a dialog, also when the dialog closes after an error. */
  refresh?: () => unknown;
  /** Returns the values of a form that stays after success; fields that were edited since it was sent keep theirs. */
  reset?: (response: ResponseOf<E>) => DefaultValues<NoInfer<Fields>>;
  /** With `isEdited`, a field was edited since it was sent: an editor with `reset` then stays open. */
  onSuccess?: (response: ResponseOf<E>, values: Values, isEdited: boolean) => unknown;
  /** The key of this form among the viewer's drafts; with it, the fields survive a reload until they are sent. */
  draftKey?: string;
  /** Set where several users edit the same data: the form warns when a draft's fields have been changed since by another. */
  isShared?: boolean;
  /**
   * Loads the current values after another user has changed them before this form was saved; what was typed then
   * becomes such a draft.
   */
  loadCurrent?: () => Promise<NoInfer<Fields>>;
};

/**
 * A form that sends an endpoint's body. Its rules are the contract's, checked on submit; an error is shown under its
 * field, or about the whole form in `formError`, and the first field with one gets the focus. What was typed stays.
 * The endpoint may be given as a function that imports it, so that zod comes only when the form is sent.
 */
export function useEndpointForm<
  E extends Endpoint,
  Fields extends FieldValues = z.core.input<Body<E>> & FieldValues,
  Values = z.core.output<Body<E>>,
>(
  endpoint: LazyEndpoint<E>,
  { errorText, schema, defaultValues, request, refresh, ...handlers }: Options<E, Fields, Values>,
) {
  const form = useForm<Fields, unknown, Values>({
    resolver: lazyResolver<Fields, Values>(() => loadRules(endpoint, schema)),
    ...(defaultValues && { defaultValues }),
    reValidateMode: "onSubmit",
  });
  const t = useTranslations("ui");
  const withReason = useErrorText();
  const { errors, isSubmitting } = form.formState;
  const isDraftOutdated = errors.root?.type === outdatedDraft;
  const clearDraft = useFormDraft(form, handlers);

  const submit = form.handleSubmit(async (values) => {
    const sent = form.getValues();
    try {
      const options =
        (await request?.(values, editedValues(form, values), previousValues(form))) ??
        ({ body: values } as unknown as CallOptions<E>);
      const response = await call(await loadEndpoint(endpoint), options);
      clearDraft();
      const isEdited = Object.keys(editedSince(form, sent)).length > 0;
      await handleResponse(
        refresh,
        () => handlers.reset && resetExcept(form, handlers.reset(response) as Fields, sent),
        () => handlers.onSuccess?.(response, values, isEdited),
        () => handlers.successText && toast.success(handlers.successText),
      );
    } catch (error) {
      const current = isOutdated(error) && (await handlers.loadCurrent?.().catch(() => undefined));
      if (current) return restoreOutdated(form, current);
      if (handlers.onError) return handlers.onError(error);
      const fields = Object.keys(form.getValues()) as FieldPath<Fields>[];
      setFormErrors(error, form.setError, fields, withReason(error, errorText));
    }
  });
  return {
    form,
    submit,
    refresh,
    isBusy: isSubmitting,
    formError: isDraftOutdated ? t("outdatedDraft") : errors.root?.message,
    onCancel: isDraftOutdated ? () => form.reset() : undefined,
    ...useFields(form),
  };
}

/** Returns the functions that connect controls to a form. */
function useFields<Fields extends FieldValues, Values>(form: UseFormReturn<Fields, unknown, Values>) {
  const text = useFieldText();
  /** Registers a control: an edit clears its error, and the errors of the fields in `also`. */
  const field = (name: FieldPath<Fields>, ...also: FieldPath<Fields>[]) =>
    form.register(name, {
      onChange() {
        form.clearErrors([name, ...also]);
        form.clearErrors("root");
      },
    });
  /** The sentence under a field. */
  const error = (name: FieldPath<Fields>) => text(form.getFieldState(name, form.formState).error);
  return {
    field,
    error,
    /**
     * Registers a labelled control and returns its error. When several fields have an error, the one bound first gets
     * the focus.
     */
    bind: (name: FieldPath<Fields>, ...also: FieldPath<Fields>[]) => ({
      ...field(name, ...also),
      error: error(name),
    }),
  };
}

async function loadRules<E extends Endpoint, Fields extends FieldValues, Values>(
  endpoint: LazyEndpoint<E>,
  schema: Options<E, Fields, Values>["schema"],
) {
  const { body, loadBody } = await loadEndpoint(endpoint);
  const own = typeof schema === "function" ? await schema() : schema;
  return (own ?? body ?? (await loadBody?.())) as never;
}

function editedValues<Fields extends FieldValues, Values>(
  form: UseFormReturn<Fields, unknown, Values>,
  values: Values,
): Partial<Values> {
  return pickEdited(values as object, form.getValues(), form.formState.defaultValues) as Partial<Values>;
}

function previousValues<Fields extends FieldValues, Values>(
  form: UseFormReturn<Fields, unknown, Values>,
): Partial<Fields> {
  const { defaultValues = {} } = form.formState;
  return pickEdited(defaultValues as Fields, form.getValues(), defaultValues);
}

/** Saving then replaces `current`, and cancelling shows it. */
function restoreOutdated<Fields extends FieldValues, Values>(
  form: UseFormReturn<Fields, unknown, Values>,
  current: Fields,
) {
  resetExcept(form, current, form.formState.defaultValues);
  form.setError("root", { type: outdatedDraft });
}

/** Resets to `stored`; a field that no longer holds what it has in `before` stays edited. */
function resetExcept<Fields extends FieldValues, Values>(
  form: UseFormReturn<Fields, unknown, Values>,
  stored: Fields,
  before: object | undefined,
) {
  const edited = editedSince(form, before);
  form.reset(stored);
  if (Object.keys(edited).length > 0) form.reset({ ...stored, ...edited }, { keepDefaultValues: true });
}

function editedSince<Fields extends FieldValues, Values>(
  form: UseFormReturn<Fields, unknown, Values>,
  before: object | undefined,
): Partial<Fields> {
  const values = form.getValues();
  return pickEdited(values, values, before);
}

function useFormDraft<Fields extends FieldValues, Values>(
  form: UseFormReturn<Fields, unknown, Values>,
  { draftKey: name, isShared }: { draftKey?: string; isShared?: boolean },
) {
  const key = useDraftKey(name ?? "");
  const draftAtClose = useRef<string>(undefined);
  useEffect(() => {
    if (!name) return;
    draftAtClose.current = undefined;
    const draft = readDraft<Fields>(key);
    if (draft) form.reset({ ...form.getValues(), ...draft }, { keepDefaultValues: true });
    if (draft && isShared && hasBaseChanged(key, form.formState.defaultValues))
      form.setError("root", { type: outdatedDraft });
    const unsubscribe = form.subscribe({
      formState: { values: true, isDirty: true },
      // Stores only the edited fields: the values of others may have changed by the time the draft is read.
      callback({ values, isDirty, defaultValues }) {
        writeDraft(key, isDirty === false ? null : toFormDraft(values, defaultValues));
        if (isShared) writeDraftBase(key, pickEdited(defaultValues ?? {}, values, defaultValues));
      },
    });
    return () => {
      unsubscribe();
      draftAtClose.current = JSON.stringify(readDraft(key));
    };
  }, [name, key, form, isShared]);
  return () => {
    // A form that was opened since may have stored another draft.
    const isReplaced =
      draftAtClose.current !== undefined && draftAtClose.current !== JSON.stringify(readDraft(key));
    if (name && !isReplaced) writeDraft(key, null);
  };
}
