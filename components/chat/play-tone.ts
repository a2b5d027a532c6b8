const notes = [
  { frequency: 660, at: 0 },
  { frequency: 880, at: 0.12 },
];
const noteSeconds = 0.25;
const volume = 0.12;

let context: AudioContext | undefined;

/** Plays two short notes. Browsers keep it silent until the page was clicked or typed in once. */
export function playTone(): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const start = context.currentTime;
  for (const { frequency, at } of notes) playNote(context, frequency, start + at);
}

function playNote(audio: AudioContext, frequency: number, at: number): void {
  const [oscillator, gain] = [audio.createOscillator(), audio.createGain()];
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(volume, at + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.001, at + noteSeconds);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + noteSeconds);
}
