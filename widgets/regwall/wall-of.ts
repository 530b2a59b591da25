import { config } from '../../src/core';
import type { RegwallProps } from './props';
import type { Wall } from './rules';

/** The wall of these props, on this page. */
export function wallOf({ variant, pageType, timer, emailCourse, practiceCode = config().page.practiceCode }: RegwallProps): Wall {
  return {
    variant: variant ?? pageType ?? 'default',
    timer,
    isEmailCourse: emailCourse,
    isDefaultPractice: practiceCode !== undefined && config().defaultPractices.includes(practiceCode),
  };
}
