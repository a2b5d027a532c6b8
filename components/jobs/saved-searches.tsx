"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ActionError } from "@/components/ui/action-error";
import { Card } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { DeleteButton } from "@/components/ui/delete-button";
import { toast } from "@/components/ui/toast";
import { useMutation } from "@/components/ui/use-mutation";
import { deleteSavedSearch, updateSavedSearch } from "@/lib/jobs/saved-jobs-contract";
import type { SavedSearch } from "@/lib/jobs/schemas";
import { jobSearchHref } from "@/lib/jobs/search-href";
import { useSearchDescription } from "./use-search-description";

export function SavedSearches({ initialSearches }: { initialSearches: SavedSearch[] }) {
  const t = useTranslations("jobs.searches");
  const describe = useSearchDescription();
  const failed = useTranslations("jobs.failed")("search");
  const { searches, alerts, remove } = useSavedSearches(initialSearches, failed);
  return (
    <section className="grid content-start gap-4">
      <h2 className="text-lg">{t("title")}</h2>
      {searches.length === 0 && <p className="text-muted text-sm">{t("empty")}</p>}
      {searches.length > 0 && (
        <Card as="ul" className="divide-y divide-line">
          {searches.map((search) => (
            <li key={search.id} className="grid gap-1 p-4">
              <div className="flex items-start gap-2">
                <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                  <Link
                    href={jobSearchHref(search.filters)}
                    className="font-semibold text-accent hover:underline"
                  >
                    {search.name}
                  </Link>
                  <p className="text-muted text-sm">{describe(search.filters)}</p>
                </div>
                <DeleteButton
                  label={t("delete", { name: search.name })}
                  text={t("deleteText")}
                  endpoint={deleteSavedSearch}
                  options={{ params: { id: search.id } }}
                  failed={failed}
                  done={t("deleted")}
                  onDeleted={() => remove(search.id)}
                />
              </div>
              <Checkbox
                label={t("alertsShort")}
                aria-label={t("alerts", { name: search.name })}
                checked={search.alerts}
                onChange={({ target }) =>
                  alerts.run({ params: { id: search.id }, body: { alerts: target.checked } })
                }
              />
            </li>
          ))}
        </Card>
      )}
      <ActionError error={alerts.error} retry={alerts.retry} />
    </section>
  );
}

type AlertChange = { params: { id: number }; body: { alerts: boolean } };

function useSavedSearches(initialSearches: SavedSearch[], failed: string) {
  const t = useTranslations("jobs");
  const [searches, setSearches] = useState(initialSearches);
  const showAlerts = (id: number, alerts: boolean) =>
    setSearches((current) => current.map((search) => (search.id === id ? { ...search, alerts } : search)));

  const alerts = useMutation<typeof updateSavedSearch, AlertChange>(updateSavedSearch, {
    failed,
    optimistic({ params, body }) {
      showAlerts(params.id, body.alerts);
      return () => showAlerts(params.id, !body.alerts);
    },
    onSuccess: (_, { body }) => toast.success(t(body.alerts ? "searches.alertsOn" : "searches.alertsOff")),
  });
  const remove = (id: number) => setSearches((current) => current.filter((search) => search.id !== id));
  return { searches, alerts, remove };
}
