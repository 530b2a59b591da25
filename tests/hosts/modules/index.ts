import type { Visit } from '../setup/index.ts';
import type { HostPage } from '../setup/read-pages.ts';
import { imageCarousel } from './image-carousel.ts';
import { sectionHeader } from './section-header.ts';
import { signIn } from './sign-in.ts';

/** A module as hosts have it in their pages. */
export interface HostedModule {
  readonly name: string;
  /** Well-formed, so that it can stand in XML. */
  readonly html: string;
  /** Every word of it, in their order. */
  text(language: HostPage['language']): string;
  /** Does what it is for, by keyboard. */
  use(visit: Visit): Promise<void>;
}

/** One that is read, one that is filled in, one that moves. */
export const modules: readonly HostedModule[] = [sectionHeader, signIn, imageCarousel];
