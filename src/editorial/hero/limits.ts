import { number } from '../../contract';

/** How much of the dark shows, from 0 to 1. Datasources of old give it in per cent: whatever is above 1 is divided by 100. */
export function opacity(description: string) {
  const plain = number({ minimum: 0, maximum: 100, default: 0, description });
  const read: typeof plain.read = (source, note) => {
    const given = plain.read(source, note);
    return given === undefined || given <= 1 ? given : given / 100;
  };
  return { ...plain, limits: '0 to 1, or above that in per cent', read };
}

/** How much of the room a text takes, in per cent. What is outside of 0 to 100 is taken for a slip: then all of it. */
export function textWidth(description: string) {
  const plain = number({ default: 100, unit: '%', description });
  const read: typeof plain.read = (source, note) => {
    const given = plain.read(source, note);
    if (given === undefined || (given >= 0 && given <= 100)) return given;
    note(`is ${given}, outside 0 to 100; 100 is used`);
    return 100;
  };
  return { ...plain, limits: '0 to 100 %', read };
}
