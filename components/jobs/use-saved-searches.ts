import { useTranslations } from "next-intl";
import { useState } from "react";
import { toast } from "@/components/ui/toast";
import { useMutation } from "@/components/ui/use-mutation";
import { deleteSavedSearch, updateSavedSearch } from "@/lib/jobs/saved-jobs-contract";
import type { SavedSearch } from "@/lib/jobs/schemas";

type AlertChange = { ids: { id: number }; body: { alerts: boolean } };

export function useSavedSearches(first: SavedSearch[]) {
  const t = useTranslations("jobs");
  const [searches, setSearches] = useState(first);
  const failed = t("failed.search");
  const showAlerts = (id: number, alerts: boolean) =>
    setSearches((current) => current.map((search) => (search.id === id ? { ...search, alerts } : search)));

  const alerts = useMutation<typeof updateSavedSearch, AlertChange>(updateSavedSearch, {
    failed,
    optimistic({ ids, body }) {
      showAlerts(ids.id, body.alerts);
      return () => showAlerts(ids.id, !body.alerts);
    },
    onSuccess: (_, { body }) => toast.success(t(body.alerts ? "searches.alertsOn" : "searches.alertsOff")),
  });
  const removal = useMutation(deleteSavedSearch, {
    failed,
    done: t("searches.deleted"),
    optimistic({ ids }) {
      const before = searches;
      setSearches(before.filter(({ id }) => id !== ids.id));
      return () => setSearches(before);
    },
  });
  return { searches, alerts, removal };
}
