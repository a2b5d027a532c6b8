type FigureProps = { x: number; y: number; size?: number; coat?: string; flip?: boolean };

function transformOf({ x, y, size = 1, flip }: FigureProps): string {
  return `translate(${x} ${y}) scale(${flip ? -size : size} ${size})`;
}

/** Feet at (x, y), 100 tall. */
export function Standing({
  coat = "fill-surface",
  hair = "short",
  ...figureProps
}: FigureProps & { hair?: "short" | "long" | "bun" }) {
  return (
    <g transform={transformOf(figureProps)}>
      <path d="M-7-36V-1h-5M7-36V-1h5" className="fill-none" />
      <path d="M-17-34v-18a17 17 0 0 1 34 0v18z" className={coat} />
      <path d="M-9-50v16M9-50v16" className="fill-none" />
      <circle cy="-84" r="12" className="fill-surface" />
      {hair === "short" && (
        <path d="M-12-84a12 12 0 0 1 24 0c-8 0-12-2-15-6-2 4-5 6-9 6z" className="fill-ink" />
      )}
      {hair === "long" && (
        <path
          d="M-13-66c-3-20 0-31 13-31s16 11 13 31c-4-2-4-16-6-22-8 0-11-3-13-5 0 9-2 24-7 27z"
          className="fill-ink"
        />
      )}
      {hair === "bun" && (
        <>
          <circle cx="5" cy="-99" r="5" className="fill-ink" />
          <path d="M-12-84a12 12 0 0 1 24 0c-10-1-16-4-19-7 0 4-2 6-5 7z" className="fill-ink" />
        </>
      )}
    </g>
  );
}

/** The seat is at (x, y). */
export function Seated({ coat = "fill-surface", ...figureProps }: FigureProps) {
  return (
    <g transform={transformOf(figureProps)}>
      <path d="M12-9h12a4 4 0 0 1 4 4v39h7M0-2h18v36h6" className="fill-none" />
      <path d="M-14 0v-26a15 15 0 0 1 30 0V0z" className={coat} />
      <path d="M5-26c2 8 6 13 16 14" className="fill-none" />
      <circle cx="2" cy="-57" r="12" className="fill-surface" />
      <path d="M14-60a12 12 0 0 0-24 2c0 6 2 9 5 11-1-6 2-10 4-12 6 2 11 1 15-1z" className="fill-ink" />
    </g>
  );
}
