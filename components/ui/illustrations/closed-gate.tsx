import { Drawing } from "./drawing";

const bars = [82, 92, 102, 112, 128, 138, 148, 158];

export function ClosedGate() {
  return (
    <Drawing>
      <path
        d="M52 132H16c-8-20-4-40 6-48-4-14 10-26 30-20M188 132h36c8-20 4-40-6-48 4-14-10-26-30-20"
        className="fill-accent-soft stroke-accent"
      />
      <path d="M30 96c3 3 6 4 10 3M204 92c3 3 6 4 9 2M26 116c3 2 6 2 9 0" className="stroke-accent" />
      <path d="M8 132h224" />
      {bars.map((x) => (
        <path key={x} d={`M${x} 128V${58 + Math.abs(120 - x) / 2.6}`} />
      ))}
      <path d="M74 78c16-2 30-8 46-20 16 12 30 18 46 20M74 114h92M120 58v70" />
      <path
        d="M52 132V46h20v86M168 132V46h20v86M48 46h28v-8H48zM164 46h28v-8h-28z"
        className="fill-surface"
      />
      <circle cx="62" cy="31" r="6" className="fill-surface" />
      <circle cx="178" cy="31" r="6" className="fill-surface" />
      <path d="M114 92v-5a6 6 0 0 1 12 0v5" className="stroke-alert" />
      <rect x="110" y="92" width="20" height="16" rx="3" className="fill-alert-soft stroke-alert" />
      <path d="M120 98v4" className="stroke-alert" />
    </Drawing>
  );
}
