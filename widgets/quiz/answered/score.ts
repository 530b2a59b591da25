export type Tier = 'good' | 'average' | 'bad';

/** Good from 75 percent on, average from 50. */
export function tierOf(right: number, total: number): Tier {
  const percent = (right / total) * 100;
  return percent >= 75 ? 'good' : percent >= 50 ? 'average' : 'bad';
}
