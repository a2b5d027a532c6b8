import { Drawing } from "./drawing";
import { Leaf } from "./leaf";

export function NothingFound() {
  return (
    <Drawing>
      <path d="M14 132h150M188 132h40" />
      <path d="M30 132c0-6 2-10 6-14M36 132c1-5 4-8 8-9M206 132c0-5-2-8-5-11" className="stroke-accent" />
      <circle cx="116" cy="66" r="45" className="fill-accent-soft" />
      <circle cx="116" cy="66" r="37" className="fill-surface stroke-accent" />
      <path d="m148 98 8 8" />
      <path d="m153 109 6-6 28 28-6 6a4 4 0 0 1-6 0l-22-22a4 4 0 0 1 0-6Z" className="fill-surface" />
      <path d="M94 57c3-8 9-13 17-14" className="stroke-muted" />
      <path d="M99 89h34M108 95h16" className="stroke-accent" />
      <Leaf x={117} y={74} turn={-14} />
      <Leaf x={74} y={128} turn={-80} size={0.7} />
    </Drawing>
  );
}
