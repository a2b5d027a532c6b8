"use client";

import { Ellipsis, Flag, Printer } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { Menu } from "@/components/ui/menu";
import { MenuItem } from "@/components/ui/menu-items";

const ReportProfileDialog = dynamic(() =>
  import("./report-profile-dialog").then((file) => file.ReportProfileDialog),
);

type Props = { id: number; name: string; hasReported: boolean };

export function ProfileActions({ id, name, hasReported }: Props) {
  const t = useTranslations("profiles.actions");
  const [reported, setReported] = useState(hasReported);
  const [reporting, setReporting] = useState(false);
  return (
    <>
      <Menu
        trigger={
          <IconButton label={t("more", { name })}>
            <Ellipsis />
          </IconButton>
        }
      >
        <MenuItem icon={<Printer />} onSelect={() => print()}>
          {t("print")}
        </MenuItem>
        <MenuItem icon={<Flag />} disabled={reported} onSelect={() => setReporting(true)}>
          {reported ? t("reported") : t("report")}
        </MenuItem>
      </Menu>
      {reporting && (
        <ReportProfileDialog
          id={id}
          onClose={() => setReporting(false)}
          onReported={() => setReported(true)}
        />
      )}
    </>
  );
}
