import { useTranslations } from "next-intl";
import { useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { Camera, Image } from "@/components/ui/icons";
import { lazyDialog } from "@/components/ui/lazy-component";
import type { OwnProfile } from "./use-own-profile";

const ImageDialog = lazyDialog(async () => (await import("./image-dialog")).ImageDialog);

const buttonStyle = "rounded-full border-edge bg-surface text-ink md:size-9";

type PhotoProps = { own: OwnProfile; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

export function PhotoButton({ own, isOpen, onOpenChange }: PhotoProps) {
  const t = useTranslations("profiles.photo");
  return (
    <>
      <IconButton
        label={t("change")}
        icon={<Camera />}
        className={buttonStyle}
        onClick={() => onOpenChange(true)}
      />
      {isOpen && <ImageDialog own={own} kind="photo" onClose={() => onOpenChange(false)} />}
    </>
  );
}

export function CoverButton({ own }: { own: OwnProfile }) {
  const t = useTranslations("profiles.cover");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t("change")}
        icon={<Image />}
        className={buttonStyle}
        onClick={() => setOpen(true)}
      />
      {isOpen && <ImageDialog own={own} kind="cover" onClose={() => setOpen(false)} />}
    </>
  );
}
