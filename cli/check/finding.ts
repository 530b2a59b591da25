import type { RuleId } from './rules/index.ts';
import type { PageElement } from './page/dom.ts';

/** A rule's finding about a page. */
export interface Finding {
  readonly rule: RuleId;
  readonly message: string;
  /** From 1. Undefined if the finding is about the whole page or its response. */
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

export function findingAt(rule: RuleId, message: string, element?: PageElement | null): Finding {
  const { startLine, startCol } = element?.location ?? {};
  return { rule, message, line: startLine, column: startCol };
}
