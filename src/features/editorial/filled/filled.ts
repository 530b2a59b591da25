import type { Prop } from '../../../contract';

/** An item with nothing to see or read is left out, and the editor is told: `lacks` says what it has neither of, such as "title nor picture". */
export function filled<T>(plain: Prop<T>, lacks: string, isFilled: (item: NonNullable<T>) => unknown): Prop<T | undefined> {
  return {
    ...plain,
    default: undefined,
    read(source, note) {
      const item = plain.read(source, note);
      if (item === undefined || item === null || isFilled(item)) return item;
      note(`has neither ${lacks}, so it is left out`);
      return undefined;
    },
  };
}
