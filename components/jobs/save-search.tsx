"use client";

import { BellPlus } from "lucide-react";
import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/core/api/client";
import { errorMessage } from "@/lib/core/api/error-message";
import { jobLimits } from "@/lib/jobs/constants";
import { createSavedSearch } from "@/lib/jobs/saved-jobs-contract";
import type { JobSearchParams } from "@/lib/jobs/search-params";
import { useSearchDescription } from "./use-search-description";

export function SaveSearch({ params }: { params: JobSearchParams }) {
  const t = useTranslations("jobs.searches");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        <BellPlus aria-hidden="true" className="size-4" />
        {t("save")}
      </Button>
      {open && <SaveSearchDialog params={params} onClose={() => setOpen(false)} />}
    </>
  );
}

function SaveSearchDialog({ params, onClose }: { params: JobSearchParams; onClose: () => void }) {
  const t = useTranslations("jobs");
  const describe = useSearchDescription();
  const form = useId();
  const [name, setName] = useState(() => describe(params).slice(0, jobLimits.searchName));
  const [alerts, setAlerts] = useState(true);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || name.trim() === "") return;
    setBusy(true);
    const { sort: _, page: __, ...filters } = params;
    try {
      await call(createSavedSearch, { body: { name: name.trim(), filters, alerts } });
      toast.success(t("searches.saved"));
      onClose();
    } catch (failure) {
      setProblem(errorMessage(failure, t("failed.search")));
    } finally {
      setBusy(false);
    }
  }
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t("searches.cancel")}
      </Button>
      <Button type="submit" form={form} busy={busy} disabled={name.trim() === ""}>
        {t("searches.confirm")}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} size="small" title={t("searches.dialog")} footer={footer}>
      <form id={form} onSubmit={submit} className="grid gap-2">
        <Field label={t("searches.name")} error={problem} required>
          {(control) => (
            <Input
              {...control}
              value={name}
              maxLength={jobLimits.searchName}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        <Checkbox
          label={t("searches.wantAlerts")}
          checked={alerts}
          onChange={({ target }) => setAlerts(target.checked)}
        />
      </form>
    </Dialog>
  );
}
