declare module "subset-font" {
  type Axis = number | { min: number; max: number };
  type Options = {
    targetFormat: "woff2" | "truetype";
    variationAxes?: Record<string, Axis>;
    keepFeatures: string[];
  };
  /** Returns the font with only the letters of `text`. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
