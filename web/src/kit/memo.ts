// Draws a component again only when one of its properties has changed.
import { Component, createElement, type ComponentType, type JSX } from "preact";

export function memo<P extends object>(Drawn: ComponentType<P>): ComponentType<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      const now = this.props as Record<string, unknown>;
      return Object.entries(next).some(([key, value]) => now[key] !== value);
    }

    override render(): JSX.Element {
      return createElement(Drawn, this.props as P) as JSX.Element;
    }
  } as unknown as ComponentType<P>;
}
