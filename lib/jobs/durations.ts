export type DurationRange = {
  duration_min?: string | number | undefined;
  duration_max?: string | number | undefined;
};

/** The durations that a search offers, in months; the API takes every number up to its limit. */
const offeredMonths = [1, 2, 3, 4, 5, 6, 9, 12, 18, 24];

export function isDurationReversed({ duration_min, duration_max }: DurationRange): boolean {
  return Boolean(duration_min && duration_max) && Number(duration_min) > Number(duration_max);
}

/** The options with `months`, which a URL may have although no form offers it. */
export function durationOptions(months: number | undefined): number[] {
  return [...new Set(months ? [...offeredMonths, months] : offeredMonths)].sort((a, b) => a - b);
}

/** A bound that the user chose moves the other one where the range would be empty. */
export function withOrderedDurations<T extends DurationRange>(change: T, current: DurationRange): T {
  const { duration_min, duration_max } = change;
  if (!isDurationReversed({ ...current, ...change })) return change;
  return duration_min ? { ...change, duration_max: duration_min } : { ...change, duration_min: duration_max };
}
