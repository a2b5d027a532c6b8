import { useTranslations } from "next-intl";
import { useState } from "react";
import { cx } from "@/components/ui/cx";
import { RichText } from "@/components/ui/rich-text";

/** Posts of more than about twelve lines are folded in the feed. */
const long = (text: string) => text.length > 900 || text.split("\n").length > 12;

export function PostText({ text, lang, whole }: { text: string; lang?: string; whole?: boolean }) {
  const t = useTranslations("posts.card");
  const [open, setOpen] = useState(false);
  if (text.trim() === "") return null;
  const folded = !whole && !open && long(text);
  return (
    <div className="max-w-post">
      <div className={cx(folded && "line-clamp-[12]")}>
        <RichText text={text} lang={lang} />
      </div>
      {!whole && long(text) && (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="min-h-11 font-semibold text-accent text-sm hover:underline"
        >
          {open ? t("less") : t("more")}
        </button>
      )}
    </div>
  );
}
