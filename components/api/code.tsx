import type { ReactNode } from "react";
import type { Token } from "@/lib/openapi/notation";

export function CodeBlock({ label, children }: { label: string; children: ReactNode }) {
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1 font-semibold text-muted text-xs">{label}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre tabIndex={0} translate="no" className={codeStyle}>
        <code>{children}</code>
      </pre>
    </figure>
  );
}

const codeStyle =
  "overflow-x-auto rounded-control border border-line bg-wash/60 p-3 font-mono text-xs leading-5 " +
  "print:whitespace-pre-wrap";

/** Names of other shapes are links to them. */
export function ShapeCode({ label, tokens }: { label: string; tokens: Token[] }) {
  return (
    <CodeBlock label={label}>
      {tokens.map((token, index) =>
        typeof token === "string" ? (
          token
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
          <a key={index} href={`#shape-${token.shape}`} className="text-accent underline underline-offset-2">
            {token.shape}
          </a>
        ),
      )}
    </CodeBlock>
  );
}
