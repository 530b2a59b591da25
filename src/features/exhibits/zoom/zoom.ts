/**
 * The position of an image in its stage: in CSS pixels from the top left corner, at `scale` times the size at which it
 * fits.
 */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const LARGEST = 8;

/** The scale at which the whole image is visible. */
export function fittingSize(stage: Size, ratio: number): Size {
  const width = Math.min(stage.width, stage.height * ratio);
  return { width, height: width / ratio };
}

/** Zooms by `factor` around a fixed point. */
export function zoomed(view: View, factor: number, at: Point, stage: Size, ratio: number): View {
  const scale = Math.min(LARGEST, Math.max(1, view.scale * factor));
  const used = scale / view.scale;
  return clampView({ scale, x: at.x - (at.x - view.x) * used, y: at.y - (at.y - view.y) * used }, stage, ratio);
}

export function moved(view: View, by: Point, stage: Size, ratio: number): View {
  return clampView({ ...view, x: view.x + by.x, y: view.y + by.y }, stage, ratio);
}

/** A larger image covers the stage; a smaller one is centred. */
export function clampView({ scale, x, y }: View, stage: Size, ratio: number): View {
  const { width, height } = fittingSize(stage, ratio);
  return { scale, x: clamp(x, width * scale, stage.width), y: clamp(y, height * scale, stage.height) };
}

function clamp(at: number, length: number, room: number): number {
  return length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, at));
}
