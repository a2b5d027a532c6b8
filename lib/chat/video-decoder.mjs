// Runs in a decoder process.
import { readMp4 } from "./mp4-parser.mjs";
import { readWebm } from "./webm-parser.mjs";

/** The size of the image; of an MP4 also its bytes without the metadata that says where and by whom it was filmed. */
export default async function decode(bytes, { format }) {
  try {
    if (format === "webm") return { value: readWebm(bytes), parts: [bytes] };
    return { value: readMp4(bytes), parts: [bytes] };
  } catch (error) {
    return { value: { error: error.message }, parts: [] };
  }
}
