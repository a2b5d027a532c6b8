/** A plane leaf, about 24 wide, its stalk at (0, 0). */
export function Leaf({ x, y, turn = 0, size = 1 }: { x: number; y: number; turn?: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
      <path
        d="M0-5c-3 1-6 0-9-2 1-2 1-3-1-6 3 0 4-1 5-3 1 1 2 1 3 0 0-3 1-5 2-7 1 2 2 4 2 7 1 1 2 1 3 0 1 2 2 3 5 3-2 3-2 4-1 6-3 2-6 3-9 2Z"
        className="fill-alert-soft stroke-alert"
      />
      <path d="M0 2V-15M0-7l-5-4M0-7l5-4" className="stroke-alert" />
    </g>
  );
}
