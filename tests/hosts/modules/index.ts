import type { Visit } from '../setup/index.ts';
import type { HostPage } from '../setup/read-pages.ts';
import { imageCarousel } from './image-carousel.ts';
import { sectionHeader } from './section-header.ts';
import { signIn } from './sign-in.ts';

/** A module as hosts have it on their pages. */
export interface HostedModule {
  readonly name: string;
  /** Well-formed, so that it can be used in XML. */
  readonly html: string;
  /** Its text content, in order. */
  text(language: HostPage['language']): string;
  /** Uses the module by keyboard. */
  use(visit: Visit): Promise<void>;
}

/** A module to read, one to fill in, and one that moves. */
export const modules: readonly HostedModule[] = [sectionHeader, signIn, imageCarousel];
