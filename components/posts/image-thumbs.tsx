import { useTranslations } from "next-intl";
import type { KeyboardEvent } from "react";
import { Badge } from "@/components/ui/badge";
import { IconButton } from "@/components/ui/icon-button";
import { X } from "@/components/ui/icons";
import { InputField } from "@/components/ui/input-field";
import { postLimits } from "@/lib/posts/constants";

export type Thumb = { key: string; name: string; url: string; alt: string; isOriginal?: boolean };

type Props = {
  thumbs: Thumb[];
  onDescribe: (key: string, alt: string) => void;
  onRemove: (key: string) => void;
};

export function ImageThumbs({ thumbs, onDescribe, onRemove }: Props) {
  const t = useTranslations("posts");
  if (thumbs.length === 0) return null;
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {thumbs.map((thumb, index) => (
        <li key={thumb.key} className="flex items-start gap-3 rounded-control border border-line p-2">
          <span className="relative shrink-0">
            {/* biome-ignore lint/performance/noImgElement: an image that is not sent yet */}
            <img src={thumb.url} alt={thumb.alt} className="size-20 rounded-control object-cover" />
            {thumb.isOriginal && <Badge className="absolute bottom-1 left-1">{t("edit.original")}</Badge>}
          </span>
          <InputField
            label={t("compose.alt")}
            className="min-w-0 flex-1"
            value={thumb.alt}
            maxLength={postLimits.alt}
            placeholder={t("compose.altHint")}
            onChange={(event) => onDescribe(thumb.key, event.target.value)}
            onKeyDown={ignoreEnter}
          />
          <IconButton
            label={t("compose.removeImage", { name: thumb.name || index + 1 })}
            onClick={() => onRemove(thumb.key)}
            icon={<X />}
          />
        </li>
      ))}
    </ul>
  );
}

/** Enter would send a post that is still being written. */
function ignoreEnter(event: KeyboardEvent) {
  if (event.key === "Enter") event.preventDefault();
}
