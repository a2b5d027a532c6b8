import * as z from "zod/mini";

const frame = z.object({
  event: z.string(),
  channel: z.optional(z.string()),
  data: z.optional(z.unknown()),
});

export type Frame = z.infer<typeof frame>;

/** A client's frame, or null when it is not one. */
export function readFrame(text: string): Frame | null {
  return readAs(frame, text);
}

/** What JSON text says, or null when it does not have the shape. */
export function readAs<T extends z.ZodMiniType>(shape: T, text: string): z.infer<T> | null {
  try {
    return shape.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** A frame of the server's own, whose data the protocol wants as JSON inside JSON. */
export function ownFrame(event: string, data: unknown, channel?: string): Buffer {
  return frameOf({ event, channel, data: JSON.stringify(data) });
}

/** Made into bytes once, however many hear it. */
export function frameOf(frame: Frame & { user_id?: string }): Buffer {
  return Buffer.from(JSON.stringify(frame));
}
