export function brotliSize(code: string | Uint8Array): number;
export function kilobytes(bytes: number): string;
