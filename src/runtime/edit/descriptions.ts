/**
 * The description of each prop of our widgets, by widget and prop. Filled in by the build: chunks for visitors have no
 * descriptions.
 */
export const descriptions: Readonly<Partial<Record<string, Readonly<Partial<Record<string, string>>>>>> = {};
