import { cx } from "./cx";
import { initials, userColor } from "./initials";

const sizes = {
  24: "size-6 text-xs",
  32: "size-8 text-xs",
  40: "size-10 text-sm",
  48: "size-12 text-base",
  64: "size-16 text-lg",
  96: "size-24 text-2xl",
  128: "size-32 text-3xl",
};

const colours = [
  "bg-person-1",
  "bg-person-2",
  "bg-person-3",
  "bg-person-4",
  "bg-person-5",
  "bg-person-6",
  "bg-person-7",
  "bg-person-8",
];

type Props = {
  id: number | string;
  name: string;
  src?: string | null | undefined;
  size?: keyof typeof sizes;
  className?: string;
};

/** Initials show until the image is loaded. Hidden from screen readers: the name stands beside it. */
export function Avatar({ id, name, src, size = 40, className }: Props) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        "relative inline-grid shrink-0 select-none place-items-center overflow-hidden rounded-full",
        "font-display font-semibold text-on-person forced-color-adjust-none",
        colours[userColor(id) - 1],
        sizes[size],
        className,
      )}
    >
      {size === 24 ? initials(name).charAt(0) : initials(name)}
      {src && (
        // biome-ignore lint/performance/noImgElement: the framework's optimiser is off for what people upload
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  );
}
