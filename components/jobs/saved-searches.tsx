"use client";

import { Trash2 } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { IconButton } from "@/components/ui/icon-button";
import { type BoardWords, boardAddress } from "@/lib/jobs/board-address";
import type { SavedSearch } from "@/lib/jobs/shapes";
import { useSearchWords } from "./use-search-words";
import { useSearches } from "./use-searches";

/** Searches one keeps, each with the switch of its alerts. */
export function SavedSearches({ first }: { first: SavedSearch[] }) {
  const t = useTranslations("jobs.searches");
  const say = useSearchWords();
  const { searches, setAlerts, remove } = useSearches(first);
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
                    href={boardAddress(search.filters as BoardWords)}
                    className="font-semibold text-accent hover:underline"
                  >
                    {search.name}
                  </Link>
                  <p className="text-muted text-sm">{say(search.filters as BoardWords)}</p>
                </div>
                <IconButton label={t("delete", { name: search.name })} onClick={() => remove(search.id)}>
                  <Trash2 aria-hidden="true" />
                </IconButton>
              </div>
              <Checkbox
                label={t("alertsShort")}
                aria-label={t("alerts", { name: search.name })}
                checked={search.alerts}
                onChange={({ target }) => setAlerts(search.id, target.checked)}
              />
            </li>
          ))}
        </Card>
      )}
    </section>
  );
}
