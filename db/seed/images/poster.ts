import { lettering, letteringWidth, wrapLettering } from "./lettering";
import { type Mood, moods } from "./palette";
import { motifs } from "./poster-motifs";
import { type Brief, type Scene, type Scenes, upright } from "./scene";
import { group, line, rect } from "./svg";

/** Posters: a motif, a title in large letters, a line below it and a foot. */
export const posters: Scenes = Object.fromEntries(
  Object.keys(motifs).map((name): [string, Scene] => [`poster ${name}`, (brief) => poster(name, brief)]),
);

const { width, height } = upright;
const margin = 64;

function poster(name: string, { words, random }: Brief) {
  const mood = random.pick(moods);
  const [title = "", below = "", foot = ""] = words;
  const size = titleSize(title);
  const lines = wrapLettering(title, size, width - 2 * margin);
  const top = height - margin - 92 - lines.length * size * 1.5 - 40;
  const scale = Math.min(1.45, (top - 90) / 400);
  const motif = motifs[name]?.(mood, random) ?? "";
  const body = [
    rect(0, 0, width, height, { fill: mood.ground }),
    group(`translate(${width / 2} ${top / 2 + 18}) scale(${scale.toFixed(3)})`, motif),
    ...lines.map((text, row) =>
      letters(text, top + 40 + (row + 1) * size * 1.5 - size * 0.3, size, mood, 1.5),
    ),
    letters(below, height - margin - 58, fitted(below, 23), mood, 1.2),
    line(margin, height - margin - 36, width - margin, height - margin - 36, mood.ink, 1.5),
    letters(foot, height - margin + 4, fitted(foot, 19), mood, 1.2),
  ];
  return { ...upright, body: body.join("") };
}

function letters(text: string, y: number, size: number, mood: Mood, weight: number): string {
  return lettering(text, { x: margin, y, size, color: mood.ink, weight });
}

/** As large as two lines allow. */
function titleSize(title: string): number {
  const fits = [92, 80, 70, 60, 52, 44].find(
    (size) =>
      wrapLettering(title, size, width - 2 * margin).length <= 2 &&
      title.split(" ").every((word) => letteringWidth(word, size) <= width - 2 * margin),
  );
  return fits ?? 40;
}

function fitted(text: string, size: number): number {
  return Math.min(size, (size * (width - 2 * margin)) / Math.max(1, letteringWidth(text, size)));
}
