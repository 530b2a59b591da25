export function widgetNames(folder?: string): string[];
export function formerNames(folder?: string): Map<string, string>;
