/** The middle one of some numbers. */
export function median(numbers: number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = low] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

export function percentile(numbers: number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

type Point = { minutes: number; value: number };

/** The rise of the values per minute: the slope of the least-squares line through the points. */
export function slopePerMinute(points: Point[]): number {
  const mean = (read: (point: Point) => number) =>
    points.reduce((sum, point) => sum + read(point), 0) / points.length;
  const [time, value] = [mean((point) => point.minutes), mean((point) => point.value)];
  const covariance = mean((point) => (point.minutes - time) * (point.value - value));
  const variance = mean((point) => (point.minutes - time) ** 2);
  return variance === 0 ? 0 : covariance / variance;
}

export const perSecond = (rate: number) => `${Math.round(rate).toLocaleString("en")}/s`;
export const milliseconds = (time: number) => `${time < 10 ? time.toFixed(2) : Math.round(time)} ms`;
export const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
export const percent = (share: number) => `${Math.round(share * 100)} %`;
export const times = (ratio: number) => `${ratio.toFixed(2)} ×`;
