import type { LogoGround } from "@/db/enums";

type Logo = { url: string; width?: number; height?: number; ground: LogoGround };
type Props = { logo: Logo; name: string };

const grounds: Record<LogoGround, string> = {
  none: "",
  light: "scheme-light rounded-control bg-surface px-1.5 py-1 text-ink",
  dark: "scheme-dark rounded-control bg-surface px-1.5 py-1 text-ink",
};

/** Its ground has the colour of one theme in both, and so is not seen in that one. */
export function LogoImage({ logo: { url, width, height, ground }, name }: Props) {
  return (
    <span className={`inline-flex shrink-0 ${grounds[ground]}`}>
      {/* biome-ignore lint/performance/noImgElement: the framework's optimiser is off for what people upload */}
      <img
        src={url}
        alt={name}
        width={width}
        height={height}
        className="h-auto max-h-9 w-auto max-w-40 max-md:max-w-28"
      />
    </span>
  );
}
