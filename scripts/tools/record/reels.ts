import { mkdirSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { type FilmScene, filmScenes, heroLoop, presentation } from "@/components/site/films";
import { locales } from "@/db/enums";
import { messagesFor } from "@/lib/core/i18n/messages";
import { root } from "../../services/supervised-process";
import { type Cue, webVtt } from "./captions";
import { assertFfmpegInstalled, Encoder } from "./ffmpeg";
import { framesPerSecond, stageSize } from "./measures";

/** The folder in which films are recorded; complete ones are moved to `public`. */
const workshop = path.join(root, ".data/record");
const filmPath = (name: string) => path.join(workshop, name);

/** The two films being recorded, their posters, and the captions of the presentation. */
export class Reels {
  private frames = 0;
  private readonly cues: Cue<FilmScene>[] = [];
  private isLooping = false;
  private hasLooped = false;

  constructor(
    private readonly film: Encoder,
    private readonly loop: Encoder,
  ) {}

  /** Begins a scene; with `isLoop`, it is added to the landing page's film as well. */
  begin(scene: FilmScene, isLoop: boolean): void {
    this.endCue();
    this.cues.push({ name: scene, from: this.seconds(), to: 0 });
    this.isLooping = isLoop;
  }

  async add(image: Buffer, times = 1): Promise<void> {
    for (let time = 0; time < times; time++) {
      await this.film.write(image);
      this.frames += 1;
      if (this.isLooping) await this.loop.write(image);
    }
    if (this.isLooping && !this.hasLooped) await savePoster(image, heroLoop);
    this.hasLooped ||= this.isLooping;
  }

  /** Saves the poster of the presentation. */
  poster(image: Buffer): Promise<void> {
    return savePoster(image, presentation);
  }

  async finish(): Promise<void> {
    this.endCue();
    await Promise.all([this.film.close(), this.loop.close()]);
    const scenes = this.cues.map(({ name }) => name);
    if (scenes.join() !== filmScenes.join()) throw new Error(`The story told ${scenes}, not ${filmScenes}.`);
    for (const locale of locales) {
      const words = messagesFor(locale).site.film.scenes;
      const cues = this.cues.map(({ name, ...times }) => ({ ...times, name: words[name] }));
      writeFileSync(filmPath(presentation.captions(locale)), webVtt(cues));
    }
    for (const name of readdirSync(workshop))
      renameSync(path.join(workshop, name), path.join(root, "public", name));
    console.log(`${this.seconds().toFixed(1)} s: ${presentation.src} and ${heroLoop.src}`);
  }

  private endCue(): void {
    const last = this.cues.at(-1);
    if (last) last.to = this.seconds() - 0.1;
  }

  private seconds(): number {
    return this.frames / framesPerSecond;
  }
}

export async function openReels(): Promise<Reels> {
  assertFfmpegInstalled();
  mkdirSync(workshop, { recursive: true });
  const film = { file: filmPath(presentation.src), from: stageSize, to: presentation, quality: 24 };
  const loop = { file: filmPath(heroLoop.src), from: stageSize, to: heroLoop, quality: 27 };
  return new Reels(Encoder.open(film), Encoder.open(loop));
}

async function savePoster(image: Buffer, film: typeof heroLoop): Promise<void> {
  await sharp(image, { raw: { ...stageSize, channels: 3 } })
    .resize(film.width, film.height)
    .avif({ quality: 45, effort: 9 })
    .toFile(filmPath(film.poster));
}
