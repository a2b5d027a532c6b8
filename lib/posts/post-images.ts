import type { Upload } from "@/lib/api/multipart";

export type StoredImage = { path: string; width: number; height: number; alt: string };

export async function storeImages(uploads: Upload[], _alts: string[] = []): Promise<StoredImage[]> {
  return uploads.map(() => ({ path: "", width: 1, height: 1, alt: "" }));
}

export async function discardImages(_images: { path: string }[]): Promise<void> {}
