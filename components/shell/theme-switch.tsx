"use client";
import { Monitor, Moon, Sun } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Choices } from "@/components/ui/choices";
import { type Theme, themeCookie, themeOf } from "./theme";

type Wish = Theme | "system";
const icons = { system: Monitor, light: Sun, dark: Moon };

/** System, light or dark: at once on this page, and kept for the next ones. */
export function ThemeSwitch({ className }: { className?: string }) {
  const t = useTranslations("ui.theme");
  const { wish, choose } = useTheme();
  return (
    <Choices
      look="bar"
      legend={t("label")}
      name="theme"
      value={wish}
      onChoose={choose}
      choices={(["system", "light", "dark"] as const).map((value) => {
        const Icon = icons[value];
        return { value, label: t(value), icon: <Icon aria-hidden="true" className="size-4" /> };
      })}
      className={className}
    />
  );
}

/** What the person wished for, and how to wish otherwise. Known only in the browser: prerendered pages know no cookie. */
export function useTheme(): { wish: Wish; choose: (wish: Wish) => void } {
  const [wish, setWish] = useState<Wish>("system");
  useEffect(() => {
    const kept = themeOf(/(?:^|; )theme=(\w+)/.exec(document.cookie)?.[1]);
    setWish(kept ?? "system");
    apply(kept);
  }, []);
  function choose(next: Wish) {
    const theme = themeOf(next);
    setWish(next);
    apply(theme);
    keep(theme);
  }
  return { wish, choose };
}

function apply(theme: Theme | undefined) {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

function keep(theme: Theme | undefined) {
  const secure = location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
  document.cookie = `${themeCookie}=${theme ?? ""}; path=/; max-age=${theme ? 31_536_000 : 0}; samesite=lax${secure}`;
}
