// Placeholder while the real file is being written: only the shapes others need.
export type FileRules = { max: number; maxBytes: number };
export type Upload = { name: string; bytes: Buffer };
export type Uploads = Record<string, Upload[]>;

export async function readMultipart(
  _request: Request,
  _rules: { files: Record<string, FileRules> },
): Promise<{ fields: Record<string, unknown>; files: Uploads }> {
  throw new Error("not written yet");
}
