import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/cx";
import { DialogButton } from "@/components/ui/dialog-button";
import { GetForm } from "@/components/ui/get-form";
import { Columns3, FilePen, List, Search } from "@/components/ui/icons";
import { InputField } from "@/components/ui/input-field";
import { lazyDialog } from "@/components/ui/lazy-component";
import { Link } from "@/components/ui/link";
import { SelectField } from "@/components/ui/select-field";
import { companyApplicationsHref } from "@/lib/applications/company-list";
import type { CompanySearchParams } from "@/lib/applications/company-search-params";
import { applicationLimits } from "@/lib/applications/constants";
import { companyPaths } from "@/lib/routes";
import { ExportMenu } from "./export-menu";

export type JobOption = { id: number; title: string };
type Props = { params: CompanySearchParams; jobs: JobOption[]; canWrite: boolean };

export function ApplicationsToolbar({ params, jobs, canWrite }: Props) {
  const t = useTranslations("applications.company");
  return (
    <div className="flex flex-wrap items-end gap-3">
      <search className="min-w-0 flex-1 basis-80">
        <GetForm action={companyPaths.applications} className="flex flex-wrap items-end gap-2">
          <InputField
            key={params.q}
            label={t("search")}
            className="min-w-40 flex-1"
            type="search"
            name="q"
            defaultValue={params.q}
            maxLength={applicationLimits.query}
          />
          <Button type="submit" variant="secondary" aria-label={t("find")}>
            <Search />
          </Button>
          {params.status && <input type="hidden" name="status" value={params.status} />}
          <SelectField
            label={t("job")}
            className="min-w-40 flex-1"
            name="job_posting_id"
            value={params.job_posting_id ?? ""}
            onChange={({ target }) => target.form?.requestSubmit()}
            emptyOption={t("allJobs")}
            options={jobs.map(({ id, title }) => [id, title])}
          />
          {params.view === "board" && <input type="hidden" name="view" value="board" />}
        </GetForm>
      </search>
      <Views params={params} />
      {canWrite && <TemplatesButton />}
      {canWrite && <ExportMenu params={params} />}
    </div>
  );
}

function Views({ params }: { params: CompanySearchParams }) {
  const t = useTranslations("applications.company");
  const views = [
    ["list", List],
    ["board", Columns3],
  ] as const;
  return (
    <nav aria-label={t("view")} className="flex rounded-control border border-edge bg-surface p-0.5">
      {views.map(([view, Icon]) => (
        <Link
          key={view}
          href={companyApplicationsHref({ ...params, view, page: 1, application: undefined })}
          aria-current={params.view === view ? "true" : undefined}
          className={cx(viewStyle, params.view === view && "bg-accent-soft text-accent")}
        >
          <Icon className="size-4" />
          {t(view)}
        </Link>
      ))}
    </nav>
  );
}

const viewStyle =
  "inline-flex min-h-10 items-center gap-1.5 rounded-[6px] px-3 text-muted text-sm hover:text-ink";

const TemplatesDialog = lazyDialog(async () => (await import("./templates-dialog")).TemplatesDialog);

function TemplatesButton() {
  const t = useTranslations("applications.templates");
  return (
    <DialogButton variant="secondary" dialog={(onClose) => <TemplatesDialog onClose={onClose} />}>
      <FilePen />
      {t("title")}
    </DialogButton>
  );
}
