/** The five families of generated images; content names one of them per item. */
export const families = ['strata', 'orbits', 'weave', 'tide', 'grid'] as const;

export type Family = (typeof families)[number];
