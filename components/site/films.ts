import type { Locale } from "@/lib/core/i18n/locales";

/** Recorded from the running demo by `npm run record`, with their captions; the results are in the repository. */
export const presentation = {
  src: "/video-presentatif.mp4",
  poster: "/video-presentatif.avif",
  captions: (locale: Locale) => `/video-presentatif.${locale}.vtt`,
  width: 1280,
  height: 720,
};

/** Some scenes of the presentation, smaller and silent. */
export const heroLoop = { src: "/video-accueil.mp4", poster: "/video-accueil.avif", width: 960, height: 540 };

/** The scenes in their order; each has its caption in messages/{fr,en}/site.json. */
export const filmScenes = [
  "welcome",
  "signIn",
  "feed",
  "publish",
  "answer",
  "find",
  "jobs",
  "night",
] as const;
export type FilmScene = (typeof filmScenes)[number];
