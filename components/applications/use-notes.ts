import { useTranslations } from "next-intl";
import { useEndpoint } from "@/components/ui/use-endpoint";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { useMutation } from "@/components/ui/use-mutation";
import {
  createApplicationNote,
  deleteApplicationNote,
  listApplicationNotes,
} from "@/lib/applications/notes-contract";
import { errorMessage } from "@/lib/core/api/error-message";

export function useNotes(viewerId: number, applicationId: number) {
  const failed = useTranslations("applications.notes")("failed");
  const ids = { id: applicationId };
  const { data, error, mutate } = useEndpoint(listApplicationNotes, { ids }, { revalidateOnFocus: false });
  const removal = useMutation(deleteApplicationNote, { failed, onSuccess: () => mutate() });
  const creation = useEndpointForm(createApplicationNote, {
    defaultValues: { content: "" },
    failed,
    request: (body) => ({ ids, body }),
    draftKey: `application-note:${applicationId}:${viewerId}`,
    onSuccess() {
      creation.form.reset();
      return mutate();
    },
  });
  return {
    notes: data?.data ?? [],
    loadError: error && errorMessage(error, failed),
    reload: () => void mutate(),
    creation,
    removal: {
      ...removal,
      start: (noteId: number) => removal.run({ ids: { ...ids, noteId } }),
    },
  };
}
