import type { Visit } from '../setup';
import type { HostPage } from '../setup/read-pages';
import { imageCarousel } from './image-carousel';
import { sectionHeader } from './section-header';
import { signIn } from './sign-in';

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
