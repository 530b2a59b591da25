import { useEffect, useRef } from 'react';
import { lazy } from '../../src/core';

const loadConfetti = lazy(() => import('canvas-confetti'));
const COLOURS = ['--inlay-accent', '--inlay-positive', '--inlay-warning', '--inlay-negative', '--inlay-ink'];

/** Decorative. Calls back when the last piece has fallen, or immediately if there is nothing to animate. */
export function Confetti({ onEnd }: { onEnd(): void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const latest = useRef(onEnd);
  latest.current = onEnd;

  useEffect(() => {
    const life = new AbortController();
    void throwConfetti(canvas.current!, life.signal).then(() => life.signal.aborted || latest.current());
    return () => life.abort();
  }, []);

  return <canvas ref={canvas} className="inlay-quiz__confetti" aria-hidden="true" />;
}

/** Resolves when the last piece has fallen, or immediately if the library cannot be loaded. Never rejects. */
async function throwConfetti(canvas: HTMLCanvasElement, signal: AbortSignal): Promise<void> {
  try {
    const { create } = (await loadConfetti()).default;
    if (signal.aborted) return;
    // A worker would use a blob URL, which a strict CSP forbids.
    const fire = create(canvas, { resize: true, useWorker: false, disableForReducedMotion: true });
    signal.addEventListener('abort', () => fire.reset(), { once: true });
    await fire({
      particleCount: 150,
      gravity: 0.15,
      spread: 110,
      startVelocity: 32,
      origin: originOf(canvas),
      colors: coloursOf(canvas),
    });
  } catch {
    // The quiz works without confetti.
  }
}

/** In front of the explanation, positioned as fractions of the canvas. */
function originOf(canvas: HTMLCanvasElement) {
  const { top, left, width, height } = canvas.parentElement!.getBoundingClientRect();
  const seen = canvas.getBoundingClientRect();
  const middle = Math.min(Math.max(top + height / 2 - seen.top, seen.height * 0.25), seen.height * 0.75);
  return { x: (left + width / 2 - seen.left) / seen.width, y: middle / seen.height };
}

/**
 * The library supports hexadecimal colours only. An element resolves light-dark(), and a canvas converts the result.
 */
function coloursOf(canvas: HTMLCanvasElement): string[] {
  const style = getComputedStyle(canvas);
  const pen = document.createElement('canvas').getContext('2d')!;
  const colours = COLOURS.map((name) => {
    canvas.style.color = `var(${name})`;
    pen.fillStyle = style.color;
    return pen.fillStyle;
  });
  canvas.style.color = '';
  return colours;
}
