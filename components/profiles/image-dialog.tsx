import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { CancelButton } from "@/components/ui/cancel-button";
import { Dialog } from "@/components/ui/dialog";
import { FieldError } from "@/components/ui/field";
import { Trash2 } from "@/components/ui/icons";
import { ImageButton } from "@/components/ui/image-button";
import { useMutation } from "@/components/ui/use-mutation";
import { removeCover, removePhoto, updateCover, updatePhoto } from "@/lib/profiles/contract";
import { CropArea } from "./crop-area";
import type { OwnProfile } from "./use-own-profile";

const kinds = {
  photo: { update: updatePhoto, remove: removePhoto, size: { width: 512, height: 512 } },
  cover: { update: updateCover, remove: removeCover, size: { width: 1600, height: 400 } },
} as const;

type Props = { own: OwnProfile; kind: keyof typeof kinds; onClose: () => void };

/** Chooses, crops and stores an image. Only the crop is sent. */
export function ImageDialog({ own, kind, onClose }: Props) {
  const t = useTranslations("profiles");
  const { canvas, image, choose, save, saving, removing, error } = useImageUpload(own, kind, onClose);
  const hasImage = own.profile[kind === "photo" ? "avatar_url" : "cover_url"] !== null;
  const footer = (
    <>
      {hasImage && !image && (
        <Button variant="quiet-danger" isBusy={removing.isBusy} onClick={() => removing.run({})}>
          <Trash2 />
          {t(`${kind}.remove`)}
        </Button>
      )}
      <CancelButton onClick={onClose} />
      {image && (
        <Button isBusy={saving.isBusy} onClick={save}>
          {t("photo.save")}
        </Button>
      )}
    </>
  );
  return (
    <Dialog open onClose={onClose} title={t(`${kind}.title`)} footer={footer}>
      <div className="grid gap-4">
        {image && (
          <CropArea
            key={image.key}
            image={image.bitmap}
            size={kinds[kind].size}
            canvas={canvas}
            isRound={kind === "photo"}
          />
        )}
        {!image && <p className="text-muted text-sm">{t(`${kind}.hint`)}</p>}
        <ImageButton
          data-first-focus
          label={t(image ? `${kind}.another` : `${kind}.choose`)}
          variant={image ? "quiet" : "primary"}
          size={image ? "small" : "medium"}
          className="justify-self-center"
          onPick={choose}
        />
        <FieldError>{error}</FieldError>
      </div>
    </Dialog>
  );
}

function useImageUpload(own: OwnProfile, kind: keyof typeof kinds, onClose: () => void) {
  const t = useTranslations("profiles");
  const { update, remove } = kinds[kind];
  const canvas = useRef<HTMLCanvasElement>(null);
  const [image, setImage] = useState<{ bitmap: ImageBitmap; key: number } | null>(null);
  const choices = useRef(0);
  const [isUnreadable, setUnreadable] = useState(false);
  const options = { errorText: t(`${kind}.failed`), toast: false } as const;
  const onSuccess = ({ data }: { data: OwnProfile["profile"] }) => {
    own.replacePhoto(data);
    onClose();
  };
  const saving = useMutation(update, { ...options, successText: t(`${kind}.saved`), onSuccess });
  const removing = useMutation(remove, { ...options, successText: t(`${kind}.removed`), onSuccess });

  async function choose([file]: File[]) {
    if (!file) return;
    const key = ++choices.current;
    const bitmap = await createImageBitmap(file).catch(() => null);
    // A large image takes longer to decode than the one that was chosen after it.
    if (key !== choices.current) return;
    setUnreadable(bitmap === null);
    setImage(bitmap && { bitmap, key });
  }
  async function save() {
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas.current?.toBlob(resolve, "image/webp", 0.92),
    );
    if (!blob) return setUnreadable(true);
    const body = new FormData();
    body.append(kind, new File([blob], `${kind}.${blob.type.split("/")[1]}`, { type: blob.type }));
    await saving.run({ body });
  }
  const error = isUnreadable ? t("photo.unreadable") : (saving.error ?? removing.error);
  return { canvas, image, choose, save, saving, removing, error };
}
