import { Drawing } from "./drawing";

/** The gate of the yard, shut: one may not go in here. */
export function ClosedGate() {
  const bars = [84, 98, 112, 128, 142, 156];
  return (
    <Drawing>
      <path
        d="M20 92c-8-14-2-30 12-34 4-12 20-14 28-4M180 52c8-8 24-6 28 6 14 4 18 22 10 34"
        className="stroke-accent"
      />
      <path d="M8 130h224" />
      <path d="M52 130V44h18v86M170 130V44h18v86" className="fill-accent-soft stroke-accent" />
      <path d="M48 44h26v-8H48zM166 44h26v-8h-26z" className="fill-surface" />
      <circle cx="61" cy="29" r="6" className="fill-surface" />
      <circle cx="179" cy="29" r="6" className="fill-surface" />
      {bars.map((x) => (
        <path key={x} d={`M${x} 124V${62 + Math.abs(120 - x) / 2.4}l0-6`} />
      ))}
      <path d="M74 70c14-2 28-8 46-16 18 8 32 14 46 16M74 112h46M120 112h46M120 54v72" />
      <rect x="112" y="86" width="16" height="14" rx="3" className="fill-alert-soft stroke-alert" />
      <path d="M115 86v-4a5 5 0 0 1 10 0v4M120 92v3" className="stroke-alert" />
      <path d="M20 130V92M14 130c0-6-2-9-4-12M220 130V92M226 130c0-6 2-9 4-12" className="stroke-accent" />
    </Drawing>
  );
}
