import { useTranslations } from "next-intl";
import { useState } from "react";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/api/client";
import { failureText } from "@/lib/api/failure-text";
import { deleteSavedSearch, updateSavedSearch } from "@/lib/jobs/saved-contract";
import type { SavedSearch } from "@/lib/jobs/shapes";

/** The searches one keeps; a switch shows at once and goes back when it was not taken. */
export function useSearches(first: SavedSearch[]) {
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
      toast.error(failureText(failure, t("failed.search")));
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
      toast.error(failureText(failure, t("failed.search")));
    }
  }
  return { searches, setAlerts, remove };
}
