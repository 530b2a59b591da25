export function widgetNames(folder?: string): string[];
export function widgetFile(name: string, folder?: string): string | undefined;
export function definitionOf(name: string, folder?: string): string;
export function formerNames(folder?: string): Map<string, string>;
