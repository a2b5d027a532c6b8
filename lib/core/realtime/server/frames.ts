import * as z from "zod/mini";

const frame = z.object({
  event: z.string(),
  channel: z.optional(z.string()),
  data: z.optional(z.unknown()),
});

export type Frame = z.infer<typeof frame>;

export function readFrame(text: string): Frame | null {
  return parseJsonAs(frame, text);
}

export function parseJsonAs<T extends z.ZodMiniType>(schema: T, text: string): z.infer<T> | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

export function ownFrame(event: string, data: unknown, channel?: string): Buffer {
  return frameOf({ event, channel, data: JSON.stringify(data) });
}

export function frameOf(frame: Frame & { user_id?: string }): Buffer {
  return Buffer.from(JSON.stringify(frame));
}
