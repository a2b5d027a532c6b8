"use client";

import { useEffect, useState } from "react";
import { Monitor, Moon, Sun } from "@/components/ui/icons";
import { RadioGroup } from "@/components/ui/radio-group";
import { type Theme, themeCookie, themeOf, themes } from "./theme";
import { writeCookie } from "./write-cookie";

const icons = { system: Monitor, light: Sun, dark: Moon };
const preferences: readonly ThemePreference[] = ["system", ...themes];

type Props = {
  labels: Record<ThemePreference | "label", string>;
  hideLegend?: boolean | undefined;
  className?: string | undefined;
};

/** Takes its labels as props, because some pages send no messages to the browser. */
export function ThemeBar({ labels, hideLegend, className }: Props) {
  const { preference, choose } = useTheme();
  return (
    <RadioGroup
      variant="bar"
      legend={labels.label}
      hideLegend={hideLegend}
      name="theme"
      value={preference}
      onChange={choose}
      options={preferences.map((value) => {
        const Icon = icons[value];
        return { value, label: labels[value], icon: <Icon className="size-4" /> };
      })}
      className={className}
    />
  );
}

type ThemePreference = Theme | "system";

/** The cookie is read in the browser, because prerendered pages cannot read it. */
function useTheme(): { preference: ThemePreference; choose: (preference: ThemePreference) => void } {
  const [preference, setPreference] = useState<ThemePreference>("system");
  useEffect(() => {
    const stored = themeOf(/(?:^|; )theme=(\w+)/.exec(document.cookie)?.[1]);
    setPreference(stored ?? "system");
    apply(stored);
  }, []);
  function choose(next: ThemePreference) {
    const theme = themeOf(next);
    setPreference(next);
    apply(theme);
    writeCookie(themeCookie, theme ?? "");
  }
  return { preference, choose };
}

function apply(theme: Theme | undefined) {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}
