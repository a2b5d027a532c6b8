// Runs in a decoder process.
import { readMp4 } from "./mp4-parser.mjs";
import { readWebm } from "./webm-parser.mjs";

/** The size of the image, and the bytes without the metadata that says where and by whom it was filmed. */
export default async function decode(bytes, { format }) {
  try {
    return { value: format === "webm" ? readWebm(bytes) : readMp4(bytes), parts: [bytes] };
  } catch (error) {
    return { value: { error: error.message }, parts: [] };
  }
}
