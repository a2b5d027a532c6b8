import { Drawing } from "./drawing";

export function Rain() {
  return (
    <Drawing>
      <path
        d="M28 16 20 34M58 10l-8 18M92 14l-6 14M150 12l-6 14M184 10l-8 18M216 18l-8 18M36 46l-5 12M208 50l-5 12"
        className="stroke-muted"
      />
      <path d="m34 76 86-38 86 38-5 8-81-35-81 35z" className="fill-accent-soft stroke-accent" />
      <path d="M56 80v50M120 56v8M184 80v50M56 86h128" />
      <path d="M22 92l-5 12M222 88l-5 12M30 110l-4 10M214 108l-4 10" className="stroke-muted" />
      <path d="M8 130h224M14 138h22M206 138h20" />
      <circle cx="100" cy="102" r="6" className="fill-surface" />
      <path d="M91 130v-10a9 9 0 0 1 18 0v10" className="fill-surface" />
      <circle cx="140" cy="98" r="6" className="fill-surface" />
      <path d="M131 130v-14a9 9 0 0 1 18 0v14" className="fill-surface" />
      <circle cx="121" cy="125" r="5" className="fill-alert-soft stroke-alert" />
    </Drawing>
  );
}
