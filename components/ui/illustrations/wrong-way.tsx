import { Drawing } from "./drawing";
import { Leaf } from "./leaf";

export function WrongWay() {
  return (
    <Drawing>
      <path
        d="M16 132c28-26 64-28 92-2M132 130c26-24 62-26 92 2"
        className="fill-accent-soft stroke-accent"
      />
      <path d="M8 132h224" />
      <path d="M116 132V18a4 4 0 0 1 8 0v114" className="fill-surface" />
      <path d="M64 30h76v22H64L50 41z" className="fill-surface" />
      <path d="M102 64h74l14 11-14 11h-74z" className="fill-accent-soft stroke-accent" />
      <path d="M76 41h44" className="stroke-muted" strokeDasharray="1 6" />
      <path d="M118 75h44" className="stroke-accent" strokeDasharray="1 6" />
      <path d="M108 132c-1-6-3-9-7-11M132 132c1-6 3-9 7-11" className="stroke-accent" />
      <Leaf x={208} y={58} turn={26} size={0.9} />
      <Leaf x={46} y={96} turn={-40} size={0.8} />
    </Drawing>
  );
}
