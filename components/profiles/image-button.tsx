import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/icon-button";
import { Camera, Image } from "@/components/ui/icons";
import { lazyDialog } from "@/components/ui/lazy-component";
import { useOpening } from "@/components/ui/use-opening";
import type { OwnProfile } from "./use-own-profile";

const ImageDialog = lazyDialog(async () => (await import("./image-dialog")).ImageDialog);

const buttonStyle = "rounded-full border-edge bg-surface text-ink md:size-9";

type PhotoProps = { own: OwnProfile; isOpen: boolean; onOpen: () => void; onClose: () => void };

export function PhotoButton({ own, isOpen, onOpen, onClose }: PhotoProps) {
  const t = useTranslations("profiles.photo");
  return (
    <>
      <IconButton label={t("change")} icon={<Camera />} className={buttonStyle} onClick={onOpen} />
      {isOpen && <ImageDialog own={own} kind="photo" onClose={onClose} />}
    </>
  );
}

export function CoverButton({ own }: { own: OwnProfile }) {
  const t = useTranslations("profiles.cover");
  const [isOpen, open, close] = useOpening();
  return (
    <>
      <IconButton label={t("change")} icon={<Image />} className={buttonStyle} onClick={() => open(true)} />
      {isOpen && <ImageDialog own={own} kind="cover" onClose={close} />}
    </>
  );
}
