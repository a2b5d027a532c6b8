"use client";

import { useTranslations } from "next-intl";
import { ActionError } from "@/components/ui/action-error";
import { Card } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { DeleteButton } from "@/components/ui/delete-button";
import { Link } from "@/components/ui/link";
import { useServerState } from "@/components/ui/use-server-state";
import { useSetting } from "@/components/ui/use-setting";
import { deleteSavedSearch, updateSavedSearch } from "@/lib/jobs/saved-jobs-contract";
import type { SavedSearch } from "@/lib/jobs/schemas";
import { jobSearchHref } from "@/lib/jobs/search-href";
import { useSearchDescription } from "./use-search-description";

export function SavedSearches({ initialSearches }: { initialSearches: SavedSearch[] }) {
  const t = useTranslations("jobs.searches");
  const describe = useSearchDescription();
  const errorText = useTranslations("jobs.failed")("search");
  const [searches, setSearches] = useServerState(initialSearches);
  const remove = (removed: SavedSearch) =>
    setSearches((current) => current.filter(({ id }) => id !== removed.id));
  return (
    <section className="grid content-start gap-4">
      <h2 className="text-lg">{t("title")}</h2>
      {searches.length === 0 && <p className="text-muted text-sm">{t("empty")}</p>}
      {searches.length > 0 && (
        <Card as="ul" className="divide-y divide-line">
          {searches.map((search) => (
            <li key={search.id} className="grid gap-1 p-4">
              <div className="flex items-start gap-2">
                <div className="min-w-0 flex-1 wrap-anywhere">
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
                  errorText={errorText}
                  successText={t("deleted")}
                  onDeleted={() => remove(search)}
                />
              </div>
              <SearchAlerts search={search} onOutdated={() => remove(search)} />
            </li>
          ))}
        </Card>
      )}
    </section>
  );
}

type AlertsProps = { search: SavedSearch; onOutdated: () => void };

function SearchAlerts({ search: { id, name, alerts }, onOutdated }: AlertsProps) {
  const t = useTranslations("jobs");
  const { value, set, retry, error } = useSetting(updateSavedSearch, {
    initialValue: alerts,
    request: (isOn) => ({ params: { id }, body: { alerts: isOn } }),
    errorText: t("failed.search"),
    onOutdated,
    successText: (isOn) => t(isOn ? "searches.alertsOn" : "searches.alertsOff"),
  });
  return (
    <>
      <Checkbox
        label={t("searches.alertsShort")}
        aria-label={t("searches.alerts", { name })}
        checked={value}
        onChange={({ target }) => set(target.checked)}
      />
      <ActionError error={error} retry={retry} />
    </>
  );
}
