import { Leaf } from "./leaf";
import { Seated, Standing } from "./people";
import { PlaneTree } from "./plane-tree";

const posts = [96, 228, 360, 492, 624];

export function Yard() {
  return (
    <svg
      viewBox="0 0 720 900"
      preserveAspectRatio="xMidYMax slice"
      className="size-full stroke-ink"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <Shelter />
      <path d="M-400 650h1520" />
      <Hopscotch />
      <Standing x={292} y={650} size={0.95} hair="long" coat="fill-accent-soft" />
      <Standing x={428} y={650} size={1.05} coat="fill-surface" flip />
      <PlaneTree x={96} y={792} />
      <PlaneTree x={668} y={716} size={0.82} flip />
      <Bench />
      <Standing x={206} y={772} size={1.25} hair="bun" coat="fill-accent" />
      <circle cx="262" cy="764" r="14" className="fill-alert-soft stroke-alert" />
      <path d="M249 760c8 4 18 4 26-1M258 751c-3 8-2 18 3 26" className="stroke-alert" />
      <Leaf x={330} y={500} turn={30} size={1.2} />
      <Leaf x={150} y={866} turn={-64} size={1.2} />
      <Leaf x={590} y={858} turn={80} size={1.1} />
      <Leaf x={404} y={716} turn={-40} size={0.8} />
    </svg>
  );
}

export function Shelter() {
  return (
    <g>
      <path d="M78 470h564v180H78z" className="fill-surface stroke-line" />
      <path
        d="M128 520h72v70h-72zM164 520v70M128 555h72M520 520h72v70h-72zM556 520v70M520 555h72"
        className="stroke-muted"
      />
      <path d="M262 508h196v62H262z" className="fill-accent-soft stroke-accent" />
      <path
        d="M278 522h34v30h-34zM326 528h24v26h-24zM366 520h40v24h-40zM420 526h24v32h-24z"
        className="fill-surface stroke-accent"
      />
      <path d="M36 414 118 318h484l82 96z" className="fill-accent stroke-accent" />
      <path
        d="m92 384 30-34M168 384l18-34M246 384l10-34M552 384l-18-34M628 384l-30-34M474 384l-10-34"
        className="stroke-on-accent"
        opacity="0.5"
      />
      <path d="m268 336 92-62 92 62v14H268z" className="fill-surface" />
      <circle cx="360" cy="320" r="19" className="fill-accent-soft" />
      <path d="M360 309v11l8 5" />
      <path d="M30 414h660v16H30z" className="fill-surface" />
      {posts.map((x) => (
        <g key={x}>
          <path d={`M${x - 5} 430h10v220h-10z`} className="fill-surface" />
          <path d={`M${x - 5} 468 ${x - 30} 430M${x + 5} 468l25-38`} />
        </g>
      ))}
    </g>
  );
}

export function Hopscotch() {
  return (
    <g className="stroke-muted">
      <path d="M326 868h92l-5-38h-82zM331 830h82l-4-32h-74zM296 798h154l-6-28H304zM375 798v-28M335 770h73l-3-24h-66zM310 746h124l-5-22H316zM372 746v-22" />
      <path d="M340 724c0-26 64-26 64 0z" className="fill-accent-soft" />
    </g>
  );
}

export function Bench() {
  return (
    <g>
      <path d="M470 748h178v10H470zM470 768h178" className="fill-surface" />
      <path d="M462 790h194l4 10H458zM480 800v34M638 800v34" className="fill-surface" />
      <Seated x={520} y={792} size={1.15} coat="fill-accent-soft" />
      <Seated x={606} y={792} size={1.1} coat="fill-surface" flip />
    </g>
  );
}
