import { number } from '../../contract';

/** How much of the dark shows, from 0 to 1. Datasources of old give it in per cent: whatever is above 1 is divided by 100. */
export function opacity(description: string) {
  const plain = number({ default: 0, description });
  const limits = '0 to 1 or, in per cent, 0 to 100';
  const read: typeof plain.read = (source, note) => {
    const given = plain.read(source, note);
    if (given === undefined) return undefined;
    const share = given > 1 ? given / 100 : given;
    const used = Math.min(1, Math.max(0, share));
    if (used !== share) note(`is ${given}, but must be ${limits}; ${used} is used`);
    return used;
  };
  return { ...plain, limits, read };
}

/** How much of the room a text takes, in per cent. What is outside of 0 to 100 is taken for a slip: then all of it. */
export function textWidth(description: string) {
  const plain = number({ default: 100, unit: '%', description });
  const read: typeof plain.read = (source, note) => {
    const given = plain.read(source, note);
    if (given === undefined || (given >= 0 && given <= 100)) return given;
    note(`is ${given}, but must be 0 to 100 %; 100 is used`);
    return 100;
  };
  return { ...plain, limits: '0 to 100 %', read };
}
