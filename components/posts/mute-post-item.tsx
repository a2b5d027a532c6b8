import { useTranslations } from "next-intl";
import { Bell, BellOff } from "@/components/ui/icons";
import { MenuItem } from "@/components/ui/menu-items";
import { useMutation } from "@/components/ui/use-mutation";
import { mutePost, unmutePost } from "@/lib/posts/contract";
import type { Post } from "@/lib/posts/schemas";

type Props = {
  post: Post;
  onChange: (change: (post: Post) => Post) => void;
  onOutdated: () => unknown;
};

export function MutePostItem({ post: { id, is_muted }, onChange, onOutdated }: Props) {
  const t = useTranslations("posts.card");
  const { run } = useMutation(is_muted ? unmutePost : mutePost, {
    errorText: t("muteFailed"),
    successText: t(is_muted ? "unmuted" : "muted"),
    onOutdated,
    onSuccess: (response) => onChange((current) => ({ ...current, is_muted: response.is_muted })),
  });
  return (
    <MenuItem
      icon={is_muted ? <Bell /> : <BellOff />}
      label={t(is_muted ? "unmute" : "mute")}
      onSelect={() => run({ params: { id } })}
    />
  );
}
