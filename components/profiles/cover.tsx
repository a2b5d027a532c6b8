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

/** One path, where two shapes for each tree would be a tenth of the profile's elements. */
const treesPath = `M0 168h740${[40, 150, 262, 370, 480, 592, 700].map(drawTree).join("")}`;

function drawTree(x: number, index: number): string {
  const top = index % 2 ? 0 : 8;
  const crown = `M${x - 38} ${top + 70}a38 38 0 1 1 76 0a38 38 0 1 1-76 0`;
  return `${crown}M${x} ${top + 168}v-106M${x} ${top + 104}l-15-16M${x} ${top + 92}l13-14`;
}

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
      <path d={treesPath} />
    </svg>
  );
}
