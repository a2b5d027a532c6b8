/** A caption and its period in seconds. */
export type Cue<Name extends string = string> = { name: Name; from: number; to: number };

/** Formats captions as a WebVTT file. */
export function webVtt(cues: Cue[]): string {
  const captions = cues.map(({ name, from, to }) => `${clock(from)} --> ${clock(to)}\n${escapeXml(name)}\n`);
  return ["WEBVTT\n", ...captions].join("\n");
}

function clock(seconds: number): string {
  const thousandths = Math.round(seconds * 1000);
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  const rest = String(thousandths % 1000).padStart(3, "0");
  return `${two(thousandths / 3_600_000)}:${two((thousandths / 60_000) % 60)}:${two((thousandths / 1000) % 60)}.${rest}`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
