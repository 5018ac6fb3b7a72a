import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/** Renders an element into the document of a test that has one, until that test ends. */
export function mounted(element: ReactElement) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const render = (next: ReactElement) => act(() => root.render(next));
  render(element);
  onTestFinished(() => {
    act(() => root.unmount());
    host.remove();
  });
  return {
    host,
    render,
    /** Dispatches an event at a node; React has drawn what follows from it when this returns. */
    fire: <E extends Event>(node: EventTarget, event: E): E => {
      act(() => void node.dispatchEvent(event));
      return event;
    },
  };
}
