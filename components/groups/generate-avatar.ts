import { initials } from "@/components/ui/initials";

const size = 512;
const backgrounds = ["#1f5c45", "#9a3f1d", "#2d4f7c", "#6b3f78", "#7a5a12", "#1d6470"];

/** Draws the initials of the name and two circles on a background of random colour. */
export async function generateAvatar(name: string): Promise<File> {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("canvas without a context");
  context.fillStyle = backgrounds[Math.floor(Math.random() * backgrounds.length)] ?? "#1f5c45";
  context.fillRect(0, 0, size, size);
  context.fillStyle = "rgb(255 255 255 / 12%)";
  for (let shape = 0; shape < 2; shape++) {
    context.beginPath();
    context.arc(
      Math.random() * size,
      Math.random() * size,
      size * (0.25 + Math.random() * 0.3),
      0,
      2 * Math.PI,
    );
    context.fill();
  }
  context.fillStyle = "#fff";
  context.font = `600 ${size * 0.42}px ${getComputedStyle(document.body).fontFamily}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(initials(name), size / 2, size * 0.53);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("canvas without an image");
  return new File([blob], "avatar.png", { type: blob.type });
}
