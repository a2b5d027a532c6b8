import { imageTypes } from "@/lib/core/images/constants";

const megabyte = 1024 * 1024;

export const attachmentLimits = { perMessage: 10, bytes: 25 * megabyte, unsentDays: 7 };

export const attachmentTypes: readonly string[] = [
  ...imageTypes,
  "video/mp4",
  "video/quicktime",
  "video/webm",
  "application/pdf",
  "application/msword",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
];

/** The value of a file input's `accept`. A system without Word may recognise its documents only by their names. */
export const acceptedFiles = [...attachmentTypes, ".doc", ".docx"].join();
