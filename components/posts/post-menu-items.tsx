import { useTranslations } from "next-intl";
import { Bell, BellOff, Pin, PinOff } from "@/components/ui/icons";
import { MenuItem } from "@/components/ui/menu-items";
import { useMutation } from "@/components/ui/use-mutation";
import { mutePost, pinGroupPost, unmutePost, unpinGroupPost } from "@/lib/posts/contract";
import type { Post } from "@/lib/posts/schemas";

export type ItemProps = {
  post: Post;
  onChange: (change: (post: Post) => Post) => void;
  onOutdated: () => unknown;
};

export function PinPostItem({ post: { id, is_pinned }, onChange, onOutdated }: ItemProps) {
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

export function MutePostItem({ post: { id, is_muted }, onChange, onOutdated }: ItemProps) {
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
