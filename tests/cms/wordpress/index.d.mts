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
  themes: readonly string[];
  useTheme(theme: string): Promise<unknown>;
  serve(head: string): Promise<{ addressOf(post: Post): string; stop(): void }>;
}
export const PACKAGES: readonly string[];
export function isInstalled(): boolean;
export function startWordPress(): Promise<WordPress>;
