"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { TreeDeciduous } from "@/components/ui/icons";
import { Sheet } from "@/components/ui/sheet";

export function SidebarSheet({ children }: { children: ReactNode }) {
  const t = useTranslations("posts.sidebar");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        className="justify-self-start lg:hidden"
        onClick={() => setOpen(true)}
      >
        <TreeDeciduous className="size-4" />
        {t("open")}
      </Button>
      <Sheet side="right" open={isOpen} onClose={() => setOpen(false)} title={t("open")}>
        {children}
      </Sheet>
    </>
  );
}
