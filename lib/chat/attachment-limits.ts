import { imageTypes } from "@/lib/core/images/constants";

const megabyte = 1024 * 1024;

export const attachmentLimits = { perMessage: 10, bytes: 25 * megabyte, unsentDays: 7 };

/** The value of a file input's `accept`. */
export const acceptedFiles = "image/*,video/*,.pdf,.doc,.docx";

export const attachmentTypes: readonly string[] = [
  ...imageTypes,
  "video/mp4",
  "video/quicktime",
  "video/webm",
  "application/pdf",
  "application/msword",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
];
