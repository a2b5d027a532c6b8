import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";
import { areas, publicPages } from "./lib/routes";

const roots = new Set(publicPages.map(({ path }) => path.split("/")[1]));

/** A public page below an unknown language; rendered there, it would be blank without scripts. */
const unknownLocale = `/:other((?!(?:en|fr|api|storage|_next)/)[^/]+)/:page(${[...roots].filter(Boolean).join("|")})/:rest*`;

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // A page comes with its title, for all user agents: a title that follows later is not announced to screen readers.
  htmlLimitedBots: /.*/,
  // The type check is a separate stage (`npm run check`).
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: [
    "@node-rs/argon2",
    "@opentelemetry/exporter-trace-otlp-http",
    "@opentelemetry/resources",
    "@opentelemetry/sdk-trace-node",
    "drizzle-orm",
    "pdfkit",
    "pino",
    "postgres",
    "rate-limiter-flexible",
    "sharp",
  ],
  experimental: {
    globalNotFound: true,
    // A second build takes 10 s instead of 30.
    turbopackFileSystemCacheForBuild: true,
    // The source maps of a build would not fit: its scripts are rewritten afterwards
    // (scripts/app/escape-non-latin1.ts).
    turbopackSourceMaps: process.env.NODE_ENV !== "production",
  },
  turbopack: {
    // Browsers load only the part of `use-intl` that `next-intl` imports; the server uses
    // components/shell/client-messages/use-intl.ts instead.
    resolveAlias: {
      "use-intl": { browser: "use-intl/react", default: "./components/shell/client-messages/use-intl.ts" },
    },
    rules: {
      "*{contract,schemas}.ts": {
        condition: { all: ["browser", { not: { query: "?schemas" } }] },
        loaders: ["./scripts/app/schemas-loader.mjs"],
      },
    },
  },
  // User files are resized when uploaded; the framework's optimiser would be open to the world.
  images: { unoptimized: true },
  async redirects() {
    return [
      ...publicPages.map(({ path }) => ({
        source: `/fr${path}`.replace(/\/$/, ""),
        destination: path,
        permanent: true,
      })),
      ...Object.entries(areas).map(([role, home]) => ({
        source: `/${role}`,
        destination: home,
        permanent: false,
      })),
    ];
  },
  async rewrites() {
    return {
      beforeFiles: [
        ...publicPages.map(({ path }) => ({
          source: path,
          destination: `/fr${path}`.replace(/\/$/, ""),
        })),
        { source: unknownLocale, destination: "/:other" },
      ],
      afterFiles: [],
      fallback: [],
    };
  },
};

const withMessages = createNextIntlPlugin({
  requestConfig: "./lib/intl-request.ts",
  experimental: {
    // Compiled by the build: the parser would cost browsers 11 KB, and the server time on every page.
    messages: {
      path: ["./messages/fr", "./messages/en"],
      format: "json",
      locales: ["fr", "en"],
      precompile: true,
    },
  },
});

export default withMessages(config);
