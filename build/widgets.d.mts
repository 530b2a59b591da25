export function widgetNames(folder?: string): string[];
