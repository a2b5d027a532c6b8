"use client";

import { BellPlus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { FormError } from "@/components/ui/form-error";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/toast";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
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
  const id = useId();
  const { sort: _, page: __, ...filters } = params;
  const { form, submit, busy, field, error, formError } = useEndpointForm(createSavedSearch, {
    defaultValues: { name: describe(params).slice(0, jobLimits.searchName), filters, alerts: true },
    failed: t("failed.search"),
    onSuccess() {
      toast.success(t("searches.saved"));
      onClose();
    },
  });
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t("searches.cancel")}
      </Button>
      <Button type="submit" form={id} busy={busy} disabled={form.watch("name").trim() === ""}>
        {t("searches.confirm")}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} size="small" title={t("searches.dialog")} footer={footer}>
      <form id={id} onSubmit={submit} className="grid gap-2">
        <Field label={t("searches.name")} error={error("name")} required>
          {(control) => <Input {...control} {...field("name")} maxLength={jobLimits.searchName} />}
        </Field>
        <Checkbox label={t("searches.wantAlerts")} {...field("alerts")} />
        <FormError>{formError}</FormError>
      </form>
    </Dialog>
  );
}
