"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import { Pause, Play } from "@/components/ui/icons";
import { heroLoop } from "./films";

/**
 * A poster until the page is loaded and the film in view; it stays one with `prefers-reduced-motion` or data saving
 * until it is started.
 */
export function HeroLoop({ texts }: { texts: Record<"play" | "pause", string> }) {
  const videoRef = useRef<HTMLVideoElement>(null);
  const { isReady, isPlaying, toggle } = useLoop(videoRef);
  const Icon = isPlaying ? Pause : Play;
  const label = texts[isPlaying ? "pause" : "play"];
  return (
    <>
      <video
        ref={videoRef}
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
      {isReady && (
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

function useLoop(videoRef: RefObject<HTMLVideoElement | null>) {
  const [isReady, setReady] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  /** Remembers the choice while the film is out of view. */
  const shouldPlay = useRef<boolean>(undefined);

  useEffect(() => {
    const video = videoRef.current;
    if (!video) return;
    setReady(true);
    shouldPlay.current ??= !prefersStillImage();
    const syncPlaying = () => setPlaying(!video.paused);
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting && shouldPlay.current) play(video);
      else video.pause();
    });
    const observe = () => observer.observe(video);
    if (document.readyState === "complete") observe();
    else addEventListener("load", observe, { once: true });
    for (const change of ["play", "pause"]) video.addEventListener(change, syncPlaying);
    return () => {
      observer.disconnect();
      removeEventListener("load", observe);
      for (const change of ["play", "pause"]) video.removeEventListener(change, syncPlaying);
    };
  }, [videoRef]);

  function toggle() {
    shouldPlay.current = !isPlaying;
    if (videoRef.current && isPlaying) videoRef.current.pause();
    else if (videoRef.current) play(videoRef.current);
  }
  return { isReady, isPlaying, toggle };
}

/** Catches the error of a browser that blocks autoplay. */
function play(video: HTMLVideoElement): void {
  video.play().catch(() => {});
}

function prefersStillImage(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
