import { FilePen } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";

const TemplatesDialog = dynamic(() => import("./templates-dialog").then((file) => file.TemplatesDialog), {
  ssr: false,
});

export function TemplatesButton() {
  const t = useTranslations("applications.templates");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <FilePen />
        {t("title")}
      </Button>
      {open && <TemplatesDialog onClose={() => setOpen(false)} />}
    </>
  );
}
