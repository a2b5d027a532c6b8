import { useTranslations } from "next-intl";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { Shuffle, Trash2 } from "@/components/ui/icons";
import { ImageButton } from "@/components/ui/image-button";
import type { ChosenImage } from "@/components/ui/use-chosen-image";
import { imageTypeNames } from "@/lib/core/images/constants";
import { generateAvatar } from "./generate-avatar";

type Props = { id: number | string; image: ChosenImage; name: () => string; isNew?: boolean };

export function AvatarField({ id, image, name, isNew }: Props) {
  const t = useTranslations("groups");
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold text-sm">{t("avatar")}</legend>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar id={id} name={name() || "?"} src={image.url} size={64} />
        <div className="grid gap-2">
          <p className="text-muted text-sm">{t("avatarHint", { types: imageTypeNames(image.types) })}</p>
          <div className="flex flex-wrap gap-2">
            <ImageButton
              variant="secondary"
              size="small"
              label={t("chooseAvatar")}
              inputLabel={t("avatar")}
              types={image.types}
              onPick={([file]) => file && image.choose(file)}
            />
            <Button
              variant="secondary"
              size="small"
              onClick={async () => image.choose(await generateAvatar(name()))}
            >
              <Shuffle />
              {t("generateAvatar")}
            </Button>
            {!isNew && image.url && (
              <Button variant="quiet-danger" size="small" onClick={image.remove}>
                <Trash2 />
                {t("removeAvatar")}
              </Button>
            )}
          </div>
        </div>
      </div>
      <FieldError>{image.error}</FieldError>
    </fieldset>
  );
}
