/**
 * The parts that a command line chooses. The first word names one, or several separated by commas. Later words filter
 * files by path, even a word that is also the name of a part.
 */
export function readChoice(parameters, parts) {
  const isAll = parameters.includes('--all');
  const [first, ...filters] = parameters.filter((word) => word !== '--all');
  const names = Object.keys(parts);
  if (first === undefined)
    return { names: names.filter((name) => (isAll ? name !== 'browser' : parts[name].isCore)), filters, isAll };

  const chosen = first.split(',');
  const unknown = chosen.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new Error(`There is no part "${unknown}". Begin with "changed" or a part: ${names.join(', ')}.`);
  const unfiltered = chosen.find((name) => parts[name].group === 'static');
  if (filters.length && unfiltered) {
    const hint = filters.every((word) => names.includes(word))
      ? ` To run several parts, write "${[...chosen, ...filters].join(',')}".`
      : '';
    throw new Error(`The part "${unfiltered}" always checks all files: leave out "${filters.join(' ')}".${hint}`);
  }
  return { names: chosen, filters, isChosen: true };
}
