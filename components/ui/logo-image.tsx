import type { LogoGround } from "@/db/enums";
import { groundColors } from "@/lib/core/images/logo";
import { cx } from "./cx";

type Logo = { url: string; width?: number; height?: number; ground: LogoGround };
type Props = { logo: Logo; name: string; isNarrow?: boolean | undefined };

/** The ground keeps the colour of the theme that the logo was made for, so that the logo is legible in the other theme too. */
export function LogoImage({ logo: { url, width, height, ground }, name, isNarrow }: Props) {
  return (
    <span
      style={groundColors[ground]}
      className={cx("inline-flex shrink-0", ground !== "none" && "rounded-control px-1.5 py-1")}
    >
      {/* biome-ignore lint/performance/noImgElement: the framework's optimiser is off for what people upload */}
      <img
        src={url}
        alt={name}
        width={width}
        height={height}
        className={cx("h-auto max-h-9 w-auto max-w-40", isNarrow ? "max-md:max-w-14" : "max-md:max-w-28")}
      />
    </span>
  );
}
