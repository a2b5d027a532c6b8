import { useTranslations } from "next-intl";
import { setFormErrors } from "@/components/ui/form-errors";
import { toast } from "@/components/ui/toast";
import type { ChosenImage } from "@/components/ui/use-chosen-image";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { useErrorText } from "@/components/ui/use-error-text";
import { ApiError } from "@/lib/core/api/client";
import { actionErrorMessage, fieldErrorsOf } from "@/lib/core/api/error-message";
import type { createGroup, updateGroup } from "@/lib/groups/contract";
import type { Group } from "@/lib/groups/schemas";

type Fields = { name: string; description: string; is_private: boolean; visibility?: Group["visibility"] };
type Options<E> = {
  endpoint: E;
  schema: Parameters<typeof useEndpointForm>[1]["schema"];
  defaultValues: Fields;
  image: ChosenImage;
  isImageRequired?: boolean;
  params?: { id: number };
  draftKey: string;
  errorText: string;
  successText: string;
  /** Shown instead of `errorText` when the session has expired. */
  signedOut?: string;
  /** Returns the values of a form that stays after success. */
  reset?: (group: Group) => Fields;
  onSuccess: (group: Group, isEdited: boolean) => void;
};

/** Shows all errors at once, that of a missing avatar too, with a toast because some may be out of sight. */
export function useGroupForm<E extends typeof createGroup | typeof updateGroup>(options: Options<E>) {
  const { endpoint, schema, defaultValues, image, isImageRequired, params } = options;
  const { draftKey, errorText, successText, signedOut, reset, onSuccess } = options;
  const t = useTranslations("groups");
  const tRules = useTranslations("validation");
  const withReason = useErrorText();
  const state = useEndpointForm<E, Fields, Fields>(endpoint, {
    schema: schema as never,
    defaultValues,
    draftKey,
    isShared: true,
    errorText,
    successText,
    // Sends only the edited fields of an existing group: another admin may have changed the others, or hidden the
    // group, meanwhile.
    request: (values, edited) => ({ params, body: toFormData(params ? edited : values, image) }) as never,
    onError(error) {
      const text = withReason(error, errorText);
      setFormErrors(error, state.form.setError, ["name", "description"], text);
      const { avatar } = fieldErrorsOf(error);
      if (avatar) image.setError(avatar[0]);
      toast.error((isSignedOut(error) && signedOut) || joinedMessage(error, text));
    },
    ...(reset && { reset: ({ data }) => reset(data) }),
    onSuccess: ({ data }, _, isEdited) => onSuccess(data, isEdited),
  });

  async function submit() {
    const lacksImage = isImageRequired && !image.file;
    if (lacksImage) image.setError(tRules("group_avatar_required"));
    const isValid = await state.form.trigger(undefined, { shouldFocus: true });
    if (!isValid || lacksImage) return toast.error(t("fixErrors"));
    await state.submit();
  }
  return { ...state, submit };
}

const isSignedOut = (error: unknown) => error instanceof ApiError && error.code === "unauthenticated";

/** The field errors of a response, one per line. */
function joinedMessage(error: unknown, errorText: string): string {
  const lines = Object.values(fieldErrorsOf(error)).flat();
  return lines.length > 0 ? lines.join("\n") : actionErrorMessage(error, errorText);
}

function toFormData(
  { name, description, is_private, visibility }: Partial<Fields>,
  image: ChosenImage,
): FormData {
  const body = new FormData();
  if (name !== undefined) body.append("name", name);
  if (description !== undefined) body.append("description", description);
  if (visibility) body.append("visibility", visibility);
  else if (is_private !== undefined) body.append("is_private", is_private ? "1" : "0");
  if (image.file) body.append("avatar", image.file);
  if (image.isRemoved) body.append("remove_avatar", "1");
  return body;
}
