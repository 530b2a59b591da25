/** What each prop of our widgets is for, by widget and prop. Filled in by the build: chunks for visitors have no descriptions. */
export const descriptions: Readonly<Partial<Record<string, Readonly<Partial<Record<string, string>>>>>> = {};
