import { Drawing } from "./drawing";
import { Leaf } from "./leaf";

/** A signpost with empty arms: this page does not exist. */
export function WrongWay() {
  return (
    <Drawing>
      <path d="M8 130h224" />
      <path d="M14 130c30-26 62-26 92-4" className="stroke-accent" />
      <path d="M136 126c26-20 56-22 88 4" className="stroke-accent" />
      <path d="M116 130V18a4 4 0 0 1 8 0v112" className="fill-surface" />
      <path d="M64 30h76v22H64L50 41z" className="fill-surface" />
      <path d="M104 62h74l14 11-14 11h-74z" className="fill-accent-soft stroke-accent" />
      <path d="M76 41h40M120 73h38" className="stroke-muted" strokeDasharray="2 6" />
      <path d="M98 130c1-6 4-10 8-12M142 130c-1-5-3-8-6-10" className="stroke-accent" />
      <Leaf x={196} y={129} turn={76} size={0.9} />
      <Leaf x={44} y={100} turn={-30} size={0.7} />
    </Drawing>
  );
}
