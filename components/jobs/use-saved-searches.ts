import { useTranslations } from "next-intl";
import { useState } from "react";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/core/api/client";
import { errorMessage } from "@/lib/core/api/error-message";
import { deleteSavedSearch, updateSavedSearch } from "@/lib/jobs/saved-jobs-contract";
import type { SavedSearch } from "@/lib/jobs/schemas";

/** The searches one keeps; a switch shows at once and goes back when it was not taken. */
export function useSavedSearches(first: SavedSearch[]) {
  const t = useTranslations("jobs");
  const [searches, setSearches] = useState(first);
  const show = (id: number, alerts: boolean) =>
    setSearches((now) => now.map((search) => (search.id === id ? { ...search, alerts } : search)));

  async function setAlerts(id: number, alerts: boolean) {
    show(id, alerts);
    try {
      await call(updateSavedSearch, { ids: { id }, body: { alerts } });
      toast.success(alerts ? t("searches.alertsOn") : t("searches.alertsOff"));
    } catch (failure) {
      show(id, !alerts);
      toast.error(errorMessage(failure, t("failed.search")));
    }
  }
  async function remove(id: number) {
    const before = searches;
    setSearches(before.filter((search) => search.id !== id));
    try {
      await call(deleteSavedSearch, { ids: { id } });
      toast.success(t("searches.deleted"));
    } catch (failure) {
      setSearches(before);
      toast.error(errorMessage(failure, t("failed.search")));
    }
  }
  return { searches, setAlerts, remove };
}
