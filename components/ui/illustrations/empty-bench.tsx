import { Drawing } from "./drawing";
import { Leaf } from "./leaf";

export function EmptyBench() {
  return (
    <Drawing>
      <path
        d="M38 66c-13 0-22-8-22-19 0-9 6-15 13-17 1-11 10-19 21-19 9 0 16 4 20 11 11 0 20 8 20 19 0 7-4 13-10 16-4 8-12 12-20 10-6 4-16 4-22-1Z"
        className="fill-accent-soft stroke-accent"
      />
      <path d="M34 44c3 3 7 4 11 3M58 32c4 0 7 2 9 5M62 54c4 0 7-2 9-5" className="stroke-accent" />
      <path d="M50 128c2-18 2-34 1-50M58 128c-2-18-2-30 0-46l10-14M51 84 41 72" />
      <path d="M53 100c2-1 3-1 4 0M52 112c1-1 3-1 4 1" />
      <path d="M8 128h224" />
      <path d="M106 82h96v8h-96zM106 94h96" className="fill-surface" />
      <path d="M100 104h108l3 7H97z" className="fill-surface" />
      <path d="M112 111v17M196 111v17M112 90v14M196 90v14" />
      <path
        d="M104 24c10 14 26 16 34 6s-6-18-10-8 8 24 22 22"
        className="stroke-muted"
        strokeDasharray="1 5"
      />
      <Leaf x={158} y={58} turn={34} />
      <Leaf x={221} y={125} turn={-70} size={0.7} />
    </Drawing>
  );
}
