import type { Browser, Locator, Page } from "@playwright/test";
import type { FilmScene } from "@/components/site/films";
import { blend, type Camera, crop, drawPointer, type Pointer, toPixels, wholeWindow } from "./image";
import { density, ease, framesPerSecond, interpolate, type Point, stageSize } from "./measures";
import type { Reels } from "./reels";

/**
 * A browser window that is filmed image by image, not in real time: the film is smooth even on a slow machine, and
 * still images are captured once.
 */
export class Stage {
  private shot: Buffer = Buffer.alloc(0);
  private camera: Camera = wholeWindow;
  private pointer: Pointer = { x: 640, y: 430, ring: 0 };
  private last: Buffer = Buffer.alloc(0);

  private constructor(
    readonly page: Page,
    private readonly reels: Reels,
  ) {}

  static async open(browser: Browser, baseURL: string, reels: Reels): Promise<Stage> {
    const context = await browser.newContext({
      baseURL,
      viewport: stageSize,
      deviceScaleFactor: density,
      locale: "fr-FR",
      colorScheme: "light",
      // Consecutive images of an animation would not fit together.
      reducedMotion: "reduce",
      bypassCSP: true,
    });
    context.setDefaultTimeout(120_000);
    return new Stage(await context.newPage(), reels);
  }

  scene(name: FilmScene, { isLoop = false } = {}): void {
    this.reels.begin(name, isLoop);
  }

  /** Opens a page and waits until it is ready; hides the development badge. */
  async visit(path: string): Promise<void> {
    await this.page.goto(path, { waitUntil: "load" });
    await this.page.addStyleTag({ content: "nextjs-portal{display:none}::-webkit-scrollbar{display:none}" });
    await this.page.waitForTimeout(1500);
    await this.cut(0.3);
  }

  /** Shows the window in its current state, after a short cross-fade from the previous one. */
  async cut(seconds = 0.17): Promise<void> {
    await this.page.waitForTimeout(350);
    await this.look();
    const before = this.last;
    const after = await this.takeScreenshot();
    const steps = before.length > 0 ? Math.round(seconds * framesPerSecond) : 0;
    for (let step = 1; step < steps; step++) await this.reels.add(blend(before, after, step / steps));
    await this.show(after);
  }

  async hold(seconds: number): Promise<void> {
    await this.reels.add(this.last, Math.round(seconds * framesPerSecond));
  }

  poster(): Promise<void> {
    return this.reels.poster(this.last);
  }

  async moveTo(target: Locator, seconds = 0.7, { x = 0.5, y = 0.55 } = {}): Promise<void> {
    const box = await target.boundingBox();
    if (!box) throw new Error(`Nothing to point at: ${target}`);
    const from: Point = { ...this.pointer };
    const to = { x: box.x + box.width * x, y: box.y + box.height * y };
    await this.over(seconds, async (share) => {
      this.pointer = { x: interpolate(from.x, to.x, share), y: interpolate(from.y, to.y, share), ring: 0 };
    });
    await this.page.mouse.move(to.x, to.y);
    await this.cut(0.1);
  }

  /** Moves the pointer to the target, clicks, and shows the result. */
  async press(target: Locator, seconds?: number): Promise<void> {
    await this.moveTo(target, seconds);
    await this.over(0.25, async (share) => {
      this.pointer = { ...this.pointer, ring: share };
    });
    this.pointer.ring = 0;
    await this.page.mouse.click(this.pointer.x, this.pointer.y);
    await this.cut();
  }

  /** Types two letters in three frames: about reading speed. */
  async type(text: string): Promise<void> {
    for (const letters of text.match(/..?/gsu) ?? []) {
      await this.page.keyboard.type(letters);
      await this.look();
      await this.show(await this.takeScreenshot(), 3);
    }
  }

  async scrollTo(top: number, seconds: number): Promise<void> {
    const from = await this.page.evaluate(() => scrollY);
    await this.over(seconds, async (share) => {
      await this.page.evaluate((y) => scrollTo(0, y), interpolate(from, top, share));
      await this.look();
    });
  }

  /** Zooms in with the target in the middle; null zooms out to the whole window. */
  async approach(target: Locator | null, width = 800): Promise<void> {
    const box = await target?.boundingBox();
    const height = (width * stageSize.height) / stageSize.width;
    const from = this.camera;
    const to = box
      ? {
          x: clamp(box.x + box.width / 2 - width / 2, stageSize.width - width),
          y: clamp(box.y + box.height / 2 - height / 2, stageSize.height - height),
          width,
        }
      : wholeWindow;
    await this.over(0.8, async (share) => {
      this.camera = {
        x: interpolate(from.x, to.x, share),
        y: interpolate(from.y, to.y, share),
        width: interpolate(from.width, to.width, share),
      };
    });
  }

  private async over(seconds: number, change: (share: number) => Promise<void>): Promise<void> {
    const frames = Math.max(1, Math.round(seconds * framesPerSecond));
    for (let frame = 1; frame <= frames; frame++) {
      await change(ease(frame / frames));
      await this.show(await this.takeScreenshot());
    }
  }

  private async look(): Promise<void> {
    this.shot = await toPixels(await this.page.screenshot({ type: "jpeg", quality: 96, caret: "initial" }));
  }

  private async takeScreenshot(): Promise<Buffer> {
    return drawPointer(await crop(this.shot, this.camera), this.camera, this.pointer);
  }

  private async show(image: Buffer, times = 1): Promise<void> {
    this.last = image;
    await this.reels.add(image, times);
  }
}

const clamp = (value: number, max: number) => Math.min(Math.max(value, 0), max);
