import { useTranslations } from "next-intl";
import type { KeyboardEvent } from "react";
import { cx } from "@/components/ui/cx";
import { IconButton } from "@/components/ui/icon-button";
import { SmilePlus } from "@/components/ui/icons";
import { Menu } from "@/components/ui/menu";
import { MenuTile } from "@/components/ui/menu-items";
import { useMediaQuery } from "@/components/ui/use-media-query";
import { quietStyle } from "./quiet-style";

type Props = { time: string; onSelect: (emoji: string) => void };

/** On phones the tiles are in the message's menu: there is no room for a button of their own. */
export function ReactionPicker({ time, onSelect }: Props) {
  const t = useTranslations("chat.reactions");
  return (
    <Menu
      trigger={
        <IconButton
          label={t("add", { time })}
          icon={<SmilePlus className="size-4" />}
          className={cx(quietStyle, "max-md:hidden")}
        />
      }
    >
      <EmojiTiles onSelect={onSelect} className="max-h-56" />
    </Menu>
  );
}

/** Rendered on phones only, not hidden by CSS elsewhere: a menu gives its focus to the first of its items. */
export function PhoneEmojiTiles({ onSelect }: Pick<Props, "onSelect">) {
  const isPhone = useMediaQuery("(width < 48rem)");
  return isPhone && <EmojiTiles onSelect={onSelect} className="mb-1 max-h-22 border-line border-b" />;
}

/** The six common ones come first. The arrow keys move the focus in the grid. */
function EmojiTiles({ onSelect, className }: { onSelect: (emoji: string) => void; className: string }) {
  return (
    <div onKeyDownCapture={moveFocus} className={cx("grid w-max grid-cols-6 overflow-y-scroll", className)}>
      {emoji.map((character) => (
        <MenuTile key={character} onSelect={() => onSelect(character)}>
          {character}
        </MenuTile>
      ))}
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 6, ArrowUp: -6 };
  const tiles = [...event.currentTarget.children] as HTMLElement[];
  const index = tiles.indexOf(document.activeElement as HTMLElement);
  const next = tiles[index + (steps[event.key] ?? Number.NaN)];
  // Beyond an edge of the grid, the menu handles the arrow keys itself.
  if (index < 0 || !next) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}

const emojiRows = `👍 ❤️ 😂 😮 😢 🎉
👏 🙏 🔥 💯 ✅ 👀
😊 😉 😍 🥰 😎 🤔
😅 🤣 😭 😡 😴 🤯
🥳 🤝 💪 👌 ✌️ 🤞
👋 🙌 🫶 💚 💙 💔
⭐ ✨ 🚀 🎓 📚 💡
☕ 🍕 🍰 🌳 ☀️ 🌧️
⚽ 🎵 🎬 💻 ⏰ 📌
❓ ❗ 👎 🙈 🤷 🙃`;

/** The emoji that can be chosen, common ones first. */
const emoji: readonly string[] = emojiRows.split(/\s/);
