import { cx } from "./cx";
import { initials, userColor } from "./initials";

/** The letters are part of the image: like an image, they do not grow with the browser's text size. */
const sizes = {
  32: "size-8 text-[12px]",
  40: "size-10 text-[14px]",
  48: "size-12 text-[16px]",
  64: "size-16 text-[20px]",
  96: "size-24 text-[31px]",
  128: "size-32 text-[39px]",
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
  /** A dot on the corner without a label: the presence is written beside the avatar. */
  status?: Status | undefined;
  className?: string;
};

type Status = keyof typeof dots;

/** Distinguished by their shape as well: a disc, a half disc, a ring. */
const dots = {
  online: "border-success bg-success",
  idle: "border-warning bg-linear-[90deg,var(--color-warning)_50%,var(--color-surface)_50%]",
  offline: "border-muted bg-surface",
};

/** Initials show until the image is loaded. Hidden from screen readers: the name is beside it. */
export function Avatar({ status, ...rest }: Props) {
  if (!status) return <AvatarImage {...rest} />;
  return (
    <span aria-hidden="true" className="relative inline-grid shrink-0">
      <AvatarImage {...rest} />
      <PresenceDot status={status} className="absolute -right-0.5 -bottom-0.5 ring-2 ring-surface" />
    </span>
  );
}

export function PresenceDot({ status, className }: { status: Status; className?: string }) {
  const style = "block size-3 shrink-0 rounded-full border-2 forced-color-adjust-none";
  return <span aria-hidden="true" data-status={status} className={cx(style, dots[status], className)} />;
}

function AvatarImage({ id, name, src, size = 40, className }: Omit<Props, "status">) {
  return (
    <span aria-hidden="true" className={cx("avatar", colours[userColor(id) - 1], sizes[size], className)}>
      {initials(name)}
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
