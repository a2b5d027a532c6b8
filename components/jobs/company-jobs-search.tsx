import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { GetForm } from "@/components/ui/get-form";
import { Search } from "@/components/ui/icons";
import { InputField } from "@/components/ui/input-field";
import { jobLimits } from "@/lib/jobs/constants";
import type { CompanyJobsQuery } from "@/lib/jobs/contract";
import { companyPaths } from "@/lib/routes";

/** Rendered beside the list and not in it, so that typed text stays when another status is chosen. */
export function CompanyJobsSearch({ q, status }: CompanyJobsQuery) {
  const t = useTranslations("jobs.company");
  return (
    <search>
      <GetForm action={companyPaths.jobs} className="flex flex-wrap items-end gap-2">
        <InputField
          key={q}
          label={t("search")}
          className="min-w-40 max-w-sm flex-1"
          type="search"
          name="q"
          defaultValue={q}
          maxLength={jobLimits.query}
        />
        {status && <input type="hidden" name="status" value={status} />}
        <Button type="submit" variant="secondary" aria-label={t("find")}>
          <Search />
        </Button>
      </GetForm>
    </search>
  );
}
