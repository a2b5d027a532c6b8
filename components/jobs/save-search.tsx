import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { BellPlus } from "@/components/ui/icons";
import { useLazyComponent } from "@/components/ui/use-lazy-component";
import type { JobSearchParams } from "@/lib/jobs/search-params";

const loadDialog = () => import("./save-search-dialog").then((module) => module.SaveSearchDialog);

export function SaveSearch({ params }: { params: JobSearchParams }) {
  const t = useTranslations("jobs.searches");
  const dialog = useLazyComponent(loadDialog);
  return (
    <>
      <Button variant="secondary" size="small" {...dialog.trigger}>
        <BellPlus className="size-4" />
        {t("save")}
      </Button>
      {dialog.Component && <dialog.Component params={params} onClose={dialog.hide} />}
    </>
  );
}
