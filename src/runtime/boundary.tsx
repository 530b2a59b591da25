import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  children: ReactNode;
  /** The placeholder. */
  element: Element;
  onError(element: Element, error: unknown): void;
}

/** One around every widget: without it, an effect that throws in one root stops the effects of the others. */
export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(this.props.element, error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
