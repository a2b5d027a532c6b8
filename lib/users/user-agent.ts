// The patterns are matched in this order, because a user agent also names the browsers that it descends from.
const browsers: [name: string, mark: RegExp][] = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\b(OPR|Opera)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Headless)?(Chrome|Chromium|CriOS)\//],
  ["Safari", /\bVersion\/.*\bSafari\//],
];
const systems: [name: string, mark: RegExp][] = [
  ["Android", /\bAndroid\b/],
  ["iOS", /\b(iPhone|iPad|iPod)\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Linux", /\bLinux\b/],
];

export function parseUserAgent(userAgent: string | null): { browser: string | null; system: string | null } {
  return { browser: matchName(browsers, userAgent), system: matchName(systems, userAgent) };
}

function matchName(list: [string, RegExp][], text: string | null): string | null {
  return list.find(([, mark]) => mark.test(text ?? ""))?.[0] ?? null;
}
