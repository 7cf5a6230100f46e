// Quiet sounds, made on the spot: wood, paper, a small bell. Nothing sounds unless it is wished.

import { settings } from "../device.svelte";
import type { Table } from "../messages";
import { isScore } from "./log";

export type Sound = "turn" | "piece" | "points" | "end";

interface Note {
  /** Hertz; null is paper rather than a tone. */
  pitch: number | null;
  at: number;
  length: number;
  loud: number;
}

const VOLUME = 0.12;
const NOTES_OF_SOUND: Record<Sound, Note[]> = {
  turn: [
    { pitch: 523.25, at: 0, length: 0.5, loud: 0.8 },
    { pitch: 783.99, at: 0.13, length: 0.7, loud: 0.7 },
  ],
  piece: [{ pitch: null, at: 0, length: 0.09, loud: 0.5 }],
  points: [
    { pitch: 1318.5, at: 0, length: 0.25, loud: 0.35 },
    { pitch: 1760, at: 0.07, length: 0.35, loud: 0.3 },
  ],
  end: [
    { pitch: 392, at: 0, length: 0.9, loud: 0.6 },
    { pitch: 493.88, at: 0.14, length: 0.9, loud: 0.6 },
    { pitch: 587.33, at: 0.28, length: 1.3, loud: 0.7 },
  ],
};

let context: AudioContext | null = null;

/** What is heard when a table was laid: the weightiest of what happened. */
export function soundOf(table: Pick<Table, "log" | "over">, wasMine: boolean, isMine: boolean): Sound | null {
  const moves = table.log.filter(({ kind }) => kind === "move");
  if (table.over && moves.length > 0) return "end";
  if (isMine && !wasMine) return "turn";
  if (moves.some(({ events }) => events.some(isScore))) return "points";
  return moves.length > 0 ? "piece" : null;
}

/** Let something be heard, if that is wished. A browser that has not been touched yet keeps silent. */
export function sound(name: Sound): void {
  if (settings.sound !== "on" || typeof AudioContext === "undefined") return;
  try {
    context ??= new AudioContext();
    const { state } = context;
    if (state === "suspended") void context.resume();
    for (const note of NOTES_OF_SOUND[name]) play(context, note);
  } catch {
    // A machine without sound plays as well.
  }
}

function play(audio: AudioContext, { pitch, at, length, loud }: Note): void {
  const start = audio.currentTime + at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud * VOLUME, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(audio.destination);
  const source = pitch === null ? paper(audio, length) : tone(audio, pitch);
  source.connect(gain);
  source.start(start);
  source.stop(start + length);
}

function tone(audio: AudioContext, pitch: number): OscillatorNode {
  const source = audio.createOscillator();
  source.type = "triangle";
  source.frequency.value = pitch;
  return source;
}

/** A breath of noise, as of a card laid on a table. */
function paper(audio: AudioContext, length: number): AudioBufferSourceNode {
  const samples = Math.ceil(audio.sampleRate * length);
  const buffer = audio.createBuffer(1, samples, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let place = 0; place < samples; place++) data[place] = (Math.random() * 2 - 1) * (1 - place / samples) ** 2;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  return source;
}
