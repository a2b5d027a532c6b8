import { cx } from "@/components/ui/cx";
import { Leaf } from "@/components/ui/illustrations/leaf";
import { Standing } from "@/components/ui/illustrations/people";
import { PlaneTree } from "@/components/ui/illustrations/plane-tree";
import { Bench, Hopscotch, Shelter } from "@/components/ui/illustrations/yard";

/** Its upper left is empty, for a page's text. */
export function Courtyard({ label, className }: { label: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 1440 620"
      preserveAspectRatio="xMidYMax slice"
      className={cx("block w-full stroke-ink", className)}
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      role="img"
      aria-label={label}
    >
      <g transform="translate(620 -110)">
        <Shelter />
      </g>
      <path d="M-400 540h2240" />
      <NoticeBoard />
      <Bicycle />
      <g transform="translate(-330 -286)">
        <Bench />
      </g>
      <Standing x={776} y={540} size={0.92} coat="fill-surface" />
      <Standing x={836} y={540} size={0.96} hair="long" coat="fill-accent-soft" flip />
      <Standing x={1012} y={540} size={0.98} hair="bun" coat="fill-surface" />
      <Standing x={1150} y={540} size={0.92} hair="long" coat="fill-surface" />
      <Standing x={1204} y={540} size={1} coat="fill-accent-soft" flip />
      <PlaneTree x={1336} y={566} size={0.64} flip />
      <Standing x={606} y={572} size={1.18} hair="short" coat="fill-accent" flip />
      <Ball />
      <g transform="translate(560 182) scale(1 0.5)">
        <Hopscotch />
      </g>
      <Leaf x={1106} y={596} turn={-64} size={1.1} />
      <Leaf x={1224} y={330} turn={40} size={1} />
      <Leaf x={1130} y={416} turn={-20} size={0.8} />
      <Leaf x={410} y={602} turn={80} size={1} />
      <Leaf x={40} y={590} turn={-30} size={0.9} />
    </svg>
  );
}

function NoticeBoard() {
  return (
    <g>
      <path d="M420 412v128M536 412v128" />
      <path d="M404 402h148v84H404z" className="fill-surface" />
      <path d="M396 402 478 374l82 28z" className="fill-accent stroke-accent" />
      <path d="M418 416h34v24h-34zM464 420h28v36h-28z" className="fill-accent-soft stroke-accent" />
      <path d="M504 414h34v28h-34z" className="fill-alert-soft stroke-alert" />
      <path d="M420 452h30M420 462h22M504 456h32M504 466h24" className="stroke-muted" />
    </g>
  );
}

function Bicycle() {
  return (
    <g>
      <circle cx="28" cy="512" r="28" />
      <circle cx="110" cy="512" r="28" />
      <path d="m28 512 22-44h44l16 44M50 468l20 44h-42M70 512l26-50M96 462l-4-14h14M42 466h16" />
      <circle cx="70" cy="512" r="5" className="fill-surface" />
    </g>
  );
}

function Ball() {
  return (
    <g>
      <circle cx="664" cy="566" r="14" className="fill-alert-soft stroke-alert" />
      <path d="M651 562c8 4 18 4 26-1M660 553c-3 8-2 18 3 26" className="stroke-alert" />
    </g>
  );
}
