import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { CliError } from "../../cli-error";
import { framesPerSecond, type Size } from "./measures";

type EncoderOptions = { file: string; from: Size; to: Size; quality: number };

/** Encodes images to an H.264 file that can play before it is loaded completely. */
export class Encoder {
  private constructor(private readonly child: ChildProcess) {}

  static open({ file, from, to, quality }: EncoderOptions): Encoder {
    const input = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", `${from.width}x${from.height}`];
    const shape = ["-vf", `scale=${to.width}:${to.height}:flags=lanczos`, "-pix_fmt", "yuv420p"];
    const code = ["-c:v", "libx264", "-preset", "slow", "-crf", String(quality), "-profile:v", "high"];
    const rate = ["-r", String(framesPerSecond)];
    const args = [...input, ...rate, "-i", "-", ...shape, ...code, "-movflags", "+faststart", "-an", file];
    return new Encoder(
      spawn("ffmpeg", ["-y", "-loglevel", "error", ...args], { stdio: ["pipe", "inherit", "inherit"] }),
    );
  }

  async write(image: Buffer): Promise<void> {
    if (!this.child.stdin?.write(image)) await once(this.child.stdin as NodeJS.WritableStream, "drain");
  }

  async close(): Promise<void> {
    const ended = once(this.child, "exit");
    this.child.stdin?.end();
    const [status] = await ended;
    if (status !== 0) throw new CliError("ffmpeg could not make the video; it says why above.");
  }
}

export function assertFfmpegInstalled(): void {
  if (spawnSync("ffmpeg", ["-version"]).status === 0) return;
  throw new CliError(
    "npm run record needs ffmpeg on the PATH: install it with the system's package manager.",
  );
}
