export interface RunningDemo {
  addresses: Record<'INLAY_SITE' | 'INLAY_CDN' | 'INLAY_MICROSITE', string>;
  stop(): Promise<void>;
}
export function startDemo(environment?: Record<string, string>): Promise<RunningDemo>;
