/** Its foot at (x, y), about 780 tall. */
export function PlaneTree({ x, y, size = 1, flip }: { x: number; y: number; size?: number; flip?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${flip ? -size : size} ${size})`}>
      <path
        d="M-42 0c16-90 18-230 6-330-4-34-22-62-44-90H62c-22 40-30 76-32 130-8 90-4 200 12 290z"
        className="fill-surface"
      />
      <path d="M-70 0h150M-92 8h30" />
      <g className="fill-accent-soft stroke-accent">
        <path d="M-22-70c8-10 18-6 18 6s-14 20-20 12-4-10 2-18zM8-130c10-6 18 2 14 14s-18 12-20 2 0-12 6-16zM-20-190c10-6 20-2 18 10s-16 14-20 6-4-12 2-16zM6-240c8-8 18-4 16 6s-14 12-18 6-2-8 2-12zM2-44c6-6 16-4 16 4s-10 12-16 8-4-8 0-12z" />
      </g>
      <path
        d="M-210-420c-50-14-66-66-34-100-24-44 4-92 50-94 4-56 60-84 108-60 34-46 108-46 136 2 50-22 108 14 106 66 48 10 70 62 44 104 22 40-4 88-48 90-14 40-66 54-100 30-26 34-84 36-112 4-42 30-116 18-150-42z"
        className="fill-accent-soft stroke-accent"
      />
      <path
        d="M-160-500c10 12 28 16 42 8M-70-600c16-4 32 2 40 16M40-560c4 16 18 26 34 24M110-480c-6 14-20 22-36 18M-60-470c10 14 28 18 42 10M-130-590c-14 2-24 14-24 28M20-660c14 0 26 8 30 20"
        className="stroke-accent"
      />
    </g>
  );
}
