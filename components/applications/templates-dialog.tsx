import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { DeleteButton } from "@/components/ui/delete-button";
import { Dialog } from "@/components/ui/dialog";
import { IconButton } from "@/components/ui/icon-button";
import { Pencil, Plus } from "@/components/ui/icons";
import { LoadError } from "@/components/ui/load-error";
import { Spinner } from "@/components/ui/spinner";
import { useOpening } from "@/components/ui/use-opening";
import type { MessageTemplate } from "@/lib/applications/schemas";
import { deleteMessageTemplate } from "@/lib/applications/templates-contract";
import { StatusBadge } from "./status-badge";
import { TemplateForm } from "./template-form";
import { useTemplates } from "./use-templates";

export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("applications.templates");
  const list = useTemplates();
  const { templates, refresh } = list;
  const [editing, edit, closeForm] = useOpening<MessageTemplate | "new">();

  const create = () => edit("new");
  async function onTemplateSaved() {
    await refresh();
    closeForm();
  }
  if (editing)
    return (
      <Dialog open onClose={onClose} size="large" title={t(editing === "new" ? "new" : "edit")}>
        <TemplateForm
          template={editing === "new" ? null : editing}
          onSaved={onTemplateSaved}
          onCancel={closeForm}
        />
      </Dialog>
    );
  return (
    <Dialog open onClose={onClose} size="large" title={t("title")}>
      <div className="grid grid-cols-1 gap-4">
        <Hint {...list} />
        <ul className="grid divide-y divide-line border-line border-y empty:hidden">
          {templates.map((template) => (
            <li key={template.id} className="flex items-center gap-2 py-1">
              <div className="wrap-anywhere flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
                {template.name}
                {template.status && <StatusBadge status={template.status} />}
              </div>
              <IconButton
                label={t("editOne", { name: template.name })}
                onClick={() => edit(template)}
                icon={<Pencil />}
              />
              <DeleteButton
                label={t("deleteOne", { name: template.name })}
                text={t("deleteText")}
                endpoint={deleteMessageTemplate}
                options={{ params: { id: template.id } }}
                errorText={t("failedDelete")}
                successText={t("deleted")}
                onDeleted={refresh}
              />
            </li>
          ))}
        </ul>
        <Button data-first-focus variant="secondary" className="justify-self-start" onClick={create}>
          <Plus />
          {t("new")}
        </Button>
      </div>
    </Dialog>
  );
}

function Hint({ templates, error, isLoading, refresh }: ReturnType<typeof useTemplates>) {
  const t = useTranslations("applications.templates");
  if (error) return <LoadError error={error} errorText={t("failedLoad")} retry={refresh} />;
  if (isLoading) return <Spinner />;
  return <p className="text-muted text-sm">{t(templates.length > 0 ? "hint" : "none")}</p>;
}
