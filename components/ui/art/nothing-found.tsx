import { Drawing } from "./drawing";
import { Leaf } from "./leaf";

/** A glass over the ground: it was looked for and not found. */
export function NothingFound() {
  return (
    <Drawing>
      <path d="M14 128h150M186 128h40" />
      <path d="M30 128c0-6 2-10 6-14M36 128c1-5 4-8 8-9M204 128c0-5-2-8-5-11" className="stroke-accent" />
      <circle cx="116" cy="64" r="44" className="fill-accent-soft" />
      <circle cx="116" cy="64" r="36" className="fill-surface stroke-accent" />
      <path d="m148 95 8 8" />
      <path d="m153 106 6-6 27 27-6 6a4 4 0 0 1-6 0l-21-21a4 4 0 0 1 0-6Z" className="fill-surface" />
      <path d="M94 56c3-8 9-13 17-14" className="stroke-muted" />
      <path d="M96 84h40M104 90h24" className="stroke-accent" />
      <Leaf x={72} y={127} turn={-74} size={0.8} />
      <Leaf x={118} y={82} turn={14} size={0.9} />
    </Drawing>
  );
}
