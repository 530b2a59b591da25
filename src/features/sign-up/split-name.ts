export interface SplitName {
  readonly firstname: string;
  readonly lastname: string;
}

/** Splits a full name: the last name follows the last space, or precedes a comma. */
export function splitName(fullName: string): SplitName {
  const name = fullName.replace(/\s+/g, ' ').trim();
  const [last, first] = name.split(/ ?, ?/, 2);
  if (first && last) return { firstname: first, lastname: last };
  const at = name.lastIndexOf(' ');
  return at < 0 ? { firstname: name, lastname: '' } : { firstname: name.slice(0, at), lastname: name.slice(at + 1) };
}
