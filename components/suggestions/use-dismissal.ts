import { useTranslations } from "next-intl";
import { toast } from "@/components/ui/toast";
import { useMutation } from "@/components/ui/use-mutation";
import { useRefetch } from "@/components/ui/use-refetch";
import { dismissSuggestion, listSuggestions, restoreSuggestion } from "@/lib/suggestions/contract";
import type { Suggestion } from "@/lib/suggestions/schemas";

export function useDismissal({ id, name }: Suggestion) {
  const t = useTranslations("suggestions");
  const refetch = useRefetch();
  const refresh = () => refetch(listSuggestions.path);
  const restore = useMutation(restoreSuggestion, { errorText: t("failed"), onSuccess: refresh });
  return useMutation(dismissSuggestion, {
    errorText: t("failed"),
    onSuccess() {
      refresh();
      toast.success(t("dismissed", { name }), {
        label: t("undo"),
        run: () => void restore.run({ body: { user_id: id } }),
      });
    },
  });
}
