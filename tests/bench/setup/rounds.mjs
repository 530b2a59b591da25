/**
 * Measures every contender once per round, starting each round with another one, so that other load on the machine
 * affects all alike. Returns the median of each figure by contender; a contender that fails has a reason instead.
 */
export async function interleave(names, rounds, measure) {
  const found = new Map(names.map((name) => [name, []]));
  const failures = new Map();
  for (let round = 0; round < rounds; round += 1) {
    const shift = (round * 5) % names.length;
    for (const name of [...names.slice(shift), ...names.slice(0, shift)]) {
      if (failures.has(name)) continue;
      try {
        found.get(name).push(await measure(name));
      } catch (error) {
        failures.set(name, String(error.message).split('\n')[0]);
      }
    }
  }
  return Object.fromEntries(
    names.map((name) => [name, failures.has(name) ? { failed: failures.get(name) } : medians(found.get(name))]),
  );
}

function medians(samples) {
  return Object.fromEntries(
    Object.keys(samples[0]).map((figure) => [figure, round(median(samples.map((sample) => sample[figure])))]),
  );
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

function round(value) {
  return Math.round(value * 100) / 100;
}
