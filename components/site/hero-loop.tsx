"use client";

import { Pause, Play } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { heroLoop } from "./films";

/**
 * The silent film of the landing page: a picture until the page is there and the film in sight. It stays a picture for
 * who saves data or asked for less movement, until they start it themselves.
 */
export function HeroLoop({ words }: { words: Record<"play" | "pause", string> }) {
  const film = useRef<HTMLVideoElement>(null);
  const { ready, playing, toggle } = useLoop(film);
  const Icon = playing ? Pause : Play;
  const label = words[playing ? "pause" : "play"];
  return (
    <>
      <video
        ref={film}
        aria-hidden="true"
        tabIndex={-1}
        muted
        loop
        playsInline
        disablePictureInPicture
        preload="none"
        poster={heroLoop.poster}
        width={heroLoop.width}
        height={heroLoop.height}
        className="block h-auto w-full"
      >
        <source src={heroLoop.src} type="video/mp4" />
      </video>
      {ready && (
        <button
          type="button"
          aria-label={label}
          title={label}
          onClick={toggle}
          className="absolute right-2 bottom-2 grid size-11 place-items-center rounded-full border border-edge bg-surface hover:bg-wash"
        >
          <Icon />
        </button>
      )}
    </>
  );
}

function useLoop(film: RefObject<HTMLVideoElement | null>) {
  const [ready, setReady] = useState(false);
  const [playing, setPlaying] = useState(false);
  /** Remembers the choice while the film is out of view. */
  const wanted = useRef<boolean>(undefined);

  useEffect(() => {
    const video = film.current;
    if (!video) return;
    setReady(true);
    wanted.current ??= !isCalm();
    const follow = () => setPlaying(!video.paused);
    const sight = new IntersectionObserver(([seen]) => {
      if (seen?.isIntersecting && wanted.current) play(video);
      else video.pause();
    });
    const watch = () => sight.observe(video);
    if (document.readyState === "complete") watch();
    else addEventListener("load", watch, { once: true });
    for (const change of ["play", "pause"]) video.addEventListener(change, follow);
    return () => {
      sight.disconnect();
      removeEventListener("load", watch);
      for (const change of ["play", "pause"]) video.removeEventListener(change, follow);
    };
  }, [film]);

  function toggle() {
    wanted.current = !playing;
    if (film.current && playing) film.current.pause();
    else if (film.current) play(film.current);
  }
  return { ready, playing, toggle };
}

/** A browser may refuse autoplay. */
function play(video: HTMLVideoElement): void {
  video.play().catch(() => {});
}

function isCalm(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
