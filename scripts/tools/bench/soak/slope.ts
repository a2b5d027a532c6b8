type Point = { minutes: number; value: number };

/** By how much the values rise a minute: the least-squares line through the points. */
export function slopePerMinute(points: Point[]): number {
  const mean = (of: (point: Point) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [time, value] = [mean((point) => point.minutes), mean((point) => point.value)];
  const covariance = mean((point) => (point.minutes - time) * (point.value - value));
  const variance = mean((point) => (point.minutes - time) ** 2);
  return variance === 0 ? 0 : covariance / variance;
}
