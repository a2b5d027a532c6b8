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

export const perSecond = (rate: number) => `${Math.round(rate).toLocaleString("en")}/s`;
export const milliseconds = (time: number) => `${time < 10 ? time.toFixed(2) : Math.round(time)} ms`;
export const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
export const percent = (share: number) => `${Math.round(share * 100)} %`;
export const times = (ratio: number) => `${ratio.toFixed(2)} ×`;
