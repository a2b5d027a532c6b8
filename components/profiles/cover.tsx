import { coverWidths, widthPath } from "@/lib/core/images/urls";

/** The image, or a row of plane trees without one. Four times as wide as high. */
export function Cover({ src }: { src: string | null }) {
  const [small] = coverWidths;
  return (
    <div className="aspect-4/1 overflow-hidden rounded-t-card bg-accent-soft print:hidden">
      {src ? (
        // biome-ignore lint/performance/noImgElement: the framework's optimiser is off for what people upload
        <img
          src={src}
          srcSet={`${widthPath(src, small)} ${small}w, ${src} 1600w`}
          sizes="(min-width: 48rem) 42rem, 100vw"
          alt=""
          width={1600}
          height={400}
          className="size-full object-cover"
        />
      ) : (
        <PlaneTrees />
      )}
    </div>
  );
}

const trees = [40, 150, 262, 370, 480, 592, 700];

function PlaneTrees() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 740 185"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      className="size-full text-accent opacity-35"
    >
      <path d="M0 168h740" />
      {trees.map((x, index) => (
        <g key={x} transform={`translate(${x} ${index % 2 ? 0 : 8})`}>
          <circle cx="0" cy="70" r="38" />
          <path d="M0 168V62M0 104l-15-16M0 92l13-14" />
        </g>
      ))}
    </svg>
  );
}
