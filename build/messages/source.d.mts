interface Place {
  readonly start: number;
  readonly end: number;
}

export interface ReadMessages {
  readonly file: string;
  readonly namespace: string;
  readonly texts: readonly (Place & {
    readonly key: string;
    readonly languages: readonly (Place & { readonly language: string; readonly text: string })[];
  })[];
}

export function readAllMessages(): ReadMessages[];
export function readMessages(file: string, code: string): ReadMessages | undefined;
