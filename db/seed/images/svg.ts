/** An image before it is made of pixels; `shown` is its width then, if not its own. */
export type Drawing = { width: number; height: number; shown?: number; body: string };

type Paint = { fill?: string; stroke?: string; width?: number; opacity?: number; more?: string };

export function toSvg({ width, height, shown = width, body }: Drawing): string {
  const size = `width="${shown}" height="${Math.round((height * shown) / width)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${height}">${body}</svg>`;
}

export function rect(x: number, y: number, w: number, h: number, paint: Paint & { r?: number }): string {
  const size = `x="${fixed(x)}" y="${fixed(y)}" width="${fixed(Math.max(0, w))}" height="${fixed(Math.max(0, h))}"`;
  return `<rect ${size} rx="${paint.r ?? 0}"${look(paint)}/>`;
}

export function circle(x: number, y: number, r: number, paint: Paint): string {
  return `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(Math.max(0, r))}"${look(paint)}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, paint: Paint): string {
  return `<ellipse cx="${fixed(x)}" cy="${fixed(y)}" rx="${fixed(rx)}" ry="${fixed(ry)}"${look(paint)}/>`;
}

export function path(d: string, paint: Paint): string {
  return `<path d="${d}"${look(paint)}/>`;
}

export function line(x1: number, y1: number, x2: number, y2: number, stroke: string, width: number): string {
  return path(`M${fixed(x1)} ${fixed(y1)}L${fixed(x2)} ${fixed(y2)}`, { stroke, width });
}

/** Straight lines through points. */
export function through(points: [number, number][], closed = false): string {
  return `M${points.map(([x, y]) => `${fixed(x)} ${fixed(y)}`).join("L")}${closed ? "Z" : ""}`;
}

/** A soft curve through points. */
export function smooth(points: [number, number][]): string {
  const [first, ...rest] = points;
  if (!first) return "";
  let d = `M${fixed(first[0])} ${fixed(first[1])}`;
  let [px, py] = first;
  for (const [x, y] of rest) {
    d += `Q${fixed(px)} ${fixed(py)} ${fixed((px + x) / 2)} ${fixed((py + y) / 2)}`;
    [px, py] = [x, y];
  }
  return `${d}L${fixed(px)} ${fixed(py)}`;
}

export function group(transform: string, body: string): string {
  return `<g transform="${transform}">${body}</g>`;
}

/** Numbers of a drawing, short. */
export function fixed(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function look({ fill = "none", stroke, width = 2, opacity, more }: Paint): string {
  const line = stroke
    ? ` stroke="${stroke}" stroke-width="${fixed(width)}" stroke-linecap="round" stroke-linejoin="round"`
    : "";
  return ` fill="${fill}"${line}${opacity === undefined ? "" : ` opacity="${opacity}"`}${more ? ` ${more}` : ""}`;
}
