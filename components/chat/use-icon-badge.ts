import { useEffect } from "react";

const size = 32;
const maxCount = 9;
/** One colour for both themes, because the browser's tabs do not follow the page's. */
const badgeColor = "#a8401a";

/** The count of unread conversations on the tab's icon, drawn over the one that the page names. */
export function useIconBadge(count: number): void {
  useEffect(() => {
    if (count === 0) return;
    const image = new Image();
    const badge = document.createElement("link");
    badge.rel = "icon";
    image.onload = () => {
      badge.href = drawBadge(image, count > maxCount ? `${maxCount}+` : String(count));
      // Browsers use the last of several icons.
      document.head.append(badge);
    };
    image.src =
      document.querySelector<HTMLLinkElement>('link[rel="icon"][type="image/svg+xml"]')?.href ?? "/icon.svg";
    return () => {
      image.onload = null;
      badge.remove();
    };
  }, [count]);
}

function drawBadge(image: HTMLImageElement, text: string): string {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  const draw = canvas.getContext("2d");
  if (!draw) return image.src;
  const [radius, center] = [size * 0.32, size * 0.68];
  draw.drawImage(image, 0, 0, size, size);
  draw.fillStyle = badgeColor;
  draw.beginPath();
  draw.arc(center, center, radius, 0, 2 * Math.PI);
  draw.fill();
  draw.fillStyle = "white";
  draw.font = `bold ${text.length > 1 ? size * 0.4 : size * 0.5}px sans-serif`;
  draw.textAlign = "center";
  draw.textBaseline = "middle";
  draw.fillText(text, center, center + 1);
  return canvas.toDataURL("image/png");
}
