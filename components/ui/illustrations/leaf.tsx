/** About 26 wide around (0, 0). */
export function Leaf({ x, y, turn, size = 1 }: { x: number; y: number; turn: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`} className="stroke-alert">
      <path
        d="M0 5C-4 7-8 6-11 3c2-1 2-2 0-5 3 0 5 0 6 1 0-3 0-5-2-7 3 0 5-1 7-5 2 4 4 5 7 5-2 2-2 4-2 7 1-1 3-1 6-1-2 3-2 4 0 5-3 3-7 4-11 2Z"
        className="fill-alert-soft"
      />
      <path d="M0-3v15" />
    </g>
  );
}
