/** The colours of the house (app/globals.css), and a few that grow beside them. */
export const colors = {
  paper: "#f6f3ec",
  surface: "#fffdf9",
  wash: "#ece7dc",
  line: "#dcd6c9",
  edge: "#88806f",
  muted: "#5c574d",
  ink: "#1c1a16",
  green: "#1d5a3d",
  leaf: "#5f9a73",
  sage: "#a9cbb0",
  mist: "#dfeadd",
  brick: "#a8401a",
  clay: "#d98a5f",
  blush: "#f8e3d7",
  ochre: "#d9a441",
  straw: "#f6e7c1",
  blue: "#1f5387",
  sky: "#9fc0d8",
  haze: "#dde8f2",
  slate: "#22303a",
  night: "#15191d",
  plum: "#7a4a78",
  rose: "#e3b4ab",
} as const;

/** Colours that go together: a ground, two that act, one that stays quiet, and one to write with. */
export type Mood = { ground: string; main: string; accent: string; soft: string; ink: string };

const {
  paper,
  wash,
  ink,
  green,
  leaf,
  sage,
  mist,
  brick,
  clay,
  blush,
  ochre,
  straw,
  blue,
  sky,
  haze,
  night,
} = colors;

export const moods: Mood[] = [
  { ground: paper, main: green, accent: brick, soft: mist, ink },
  { ground: mist, main: green, accent: ochre, soft: sage, ink: "#12331f" },
  { ground: straw, main: brick, accent: green, soft: "#eed79f", ink: "#3a2406" },
  { ground: haze, main: blue, accent: clay, soft: sky, ink: "#12283c" },
  { ground: blush, main: brick, accent: blue, soft: colors.rose, ink: "#3a160a" },
  { ground: green, main: straw, accent: clay, soft: leaf, ink: paper },
  { ground: brick, main: straw, accent: night, soft: clay, ink: paper },
  { ground: colors.slate, main: ochre, accent: sage, soft: "#3a4c58", ink: paper },
  { ground: wash, main: night, accent: brick, soft: colors.line, ink },
];
