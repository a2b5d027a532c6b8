import { useTranslations } from "next-intl";
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { cx } from "@/components/ui/cx";
import { maxZoom, moveCrop, sourceRect, wholeImage } from "./crop";

type Props = {
  image: ImageBitmap;
  /** The size of the result in pixels, which the canvas has. */
  size: { width: number; height: number };
  canvas: RefObject<HTMLCanvasElement | null>;
  isRound: boolean;
};

const arrows: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -0.05, y: 0 },
  ArrowRight: { x: 0.05, y: 0 },
  ArrowUp: { x: 0, y: -0.05 },
  ArrowDown: { x: 0, y: 0.05 },
};

const clickSlopPx = 8;

export function CropArea({ image, size, canvas, isRound }: Props) {
  const t = useTranslations("profiles.photo");
  const [crop, setCrop] = useState(wholeImage);
  const aspect = size.width / size.height;

  useEffect(() => {
    const { x, y, width, height } = sourceRect(image, aspect, crop);
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    context.fillStyle = "white";
    context.fillRect(0, 0, size.width, size.height);
    context.imageSmoothingQuality = "high";
    context.drawImage(image, x, y, width, height, 0, 0, size.width, size.height);
  }, [image, aspect, crop, size, canvas]);

  const handlers = useCropHandlers((by) => setCrop((current) => moveCrop(image, aspect, current, by)));
  return (
    <div className="grid justify-items-center gap-4">
      <div
        role="application"
        aria-label={t("area")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the image
        tabIndex={0}
        {...handlers}
        className={cx(
          "w-full cursor-move touch-none overflow-hidden border border-edge",
          isRound ? "max-w-64 rounded-full" : "rounded-control",
        )}
      >
        <canvas ref={canvas} {...size} className="block h-auto w-full" />
      </div>
      <p className="text-muted text-sm">{t("areaHint")}</p>
      <label className="grid w-full max-w-64 gap-1 text-sm">
        {t("zoom")}
        <input
          type="range"
          min={1}
          max={maxZoom}
          step={0.05}
          value={crop.zoom}
          onChange={(event) => setCrop({ ...crop, zoom: Number(event.target.value) })}
          className="min-h-11 w-full"
        />
      </label>
    </div>
  );
}

/** `move` gets shares of the frame. A click moves the image too, for those who cannot drag (WCAG 2.5.7). */
function useCropHandlers(move: (by: { x: number; y: number }) => void) {
  const pointer = useRef<{ x: number; y: number } | null>(null);
  const isDragged = useRef(false);
  return {
    onKeyDown(event: KeyboardEvent) {
      const by = arrows[event.key];
      if (!by) return;
      event.preventDefault();
      move(by);
    },
    // A second finger, or another button of the mouse, moves nothing.
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pointer.current = { x: event.clientX, y: event.clientY };
      isDragged.current = false;
    },
    onPointerMove({ isPrimary, clientX: x, clientY: y, currentTarget }: PointerEvent<HTMLElement>) {
      if (!pointer.current || !isPrimary) return;
      const { width, height } = currentTarget.getBoundingClientRect();
      const by = { x: x - pointer.current.x, y: y - pointer.current.y };
      // A smaller movement is a click.
      if (!isDragged.current && Math.hypot(by.x, by.y) < clickSlopPx) return;
      isDragged.current = true;
      move({ x: by.x / width, y: by.y / height });
      pointer.current = { x, y };
    },
    onClick({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>) {
      if (isDragged.current) return;
      const { left, top, width, height } = currentTarget.getBoundingClientRect();
      move({ x: 0.5 - (clientX - left) / width, y: 0.5 - (clientY - top) / height });
    },
    /** Comes after a release, and when the browser takes the pointer. */
    onLostPointerCapture() {
      pointer.current = null;
    },
  };
}
