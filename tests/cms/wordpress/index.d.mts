export interface Example {
  widget: string;
  title: string;
  html: string;
}
export interface Post extends Example {
  id: number;
}
export interface WordPress {
  stop(): Promise<void>;
  publish(examples: readonly Example[], login: string, editor?: string): Promise<Post[]>;
  useTheme(theme: string): Promise<unknown>;
  addPlugin(zip: string): Promise<void>;
  /** The message of a failure, or an empty text. */
  plugin(action: 'activate' | 'deactivate' | 'uninstall'): Promise<string>;
  /** The configuration in the settings of the plugin. */
  configure(config: object): Promise<unknown>;
  serve(head: string): Promise<{ origin: string; addressOf(post: Pick<Post, 'id'>): string; stop(): void }>;
}
export const PACKAGES: readonly string[];
export function isInstalled(): boolean;
export function startWordPress(): Promise<WordPress>;
