import { useTranslations } from "next-intl";
import { Pin, PinOff } from "@/components/ui/icons";
import { MenuItem } from "@/components/ui/menu-items";
import { useMutation } from "@/components/ui/use-mutation";
import { pinGroupPost, unpinGroupPost } from "@/lib/posts/contract";
import type { Post } from "@/lib/posts/schemas";

type Props = {
  post: Post;
  onChange: (change: (post: Post) => Post) => void;
  onOutdated: () => unknown;
};

export function PinPostItem({ post: { id, is_pinned }, onChange, onOutdated }: Props) {
  const t = useTranslations("posts.card");
  const { run } = useMutation(is_pinned ? unpinGroupPost : pinGroupPost, {
    errorText: t("pinFailed"),
    successText: t(is_pinned ? "unpinDone" : "pinDone"),
    onOutdated,
    onSuccess: (response) => onChange((current) => ({ ...current, is_pinned: response.is_pinned })),
  });
  return (
    <MenuItem
      icon={is_pinned ? <PinOff /> : <Pin />}
      label={t(is_pinned ? "unpin" : "pin")}
      onSelect={() => run({ params: { id } })}
    />
  );
}
