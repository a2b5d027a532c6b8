import localFont from "next/font/local";

// Cut out of the packages' fonts by scripts/tools/subset-fonts.ts. The extended ones come only when a letter of theirs is on the
// page; the basic ones are preloaded.
const inter = localFont({
  src: "./fonts/inter.woff2",
  weight: "400 600",
  variable: "--font-inter",
  adjustFontFallback: "Arial",
});

const interExt = localFont({
  src: "./fonts/inter-ext.woff2",
  weight: "400 600",
  variable: "--font-inter-ext",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value: "U+0100-0151,U+0154-0177,U+0179-017F,U+0192,U+0218-021B,U+1E00-1EFF,U+20A3-20AB",
    },
  ],
});

const bricolage = localFont({
  src: "./fonts/bricolage.woff2",
  weight: "600",
  variable: "--font-bricolage",
  adjustFontFallback: "Arial",
});

const bricolageExt = localFont({
  src: "./fonts/bricolage-ext.woff2",
  weight: "600",
  variable: "--font-bricolage-ext",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value: "U+0100-0151,U+0154-0177,U+0179-017F,U+0192,U+0218-021B,U+1E00-1EFF,U+20A3-20AB",
    },
  ],
});

export const fontVariables = [inter, interExt, bricolage, bricolageExt]
  .map((font) => font.variable)
  .join(" ");
