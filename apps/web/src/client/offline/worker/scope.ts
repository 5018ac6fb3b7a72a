/** The part of the worker's global scope that it uses; the types of the page (lib DOM) do not have it. */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly clients: { claim(): Promise<void> };
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', task: (event: LifecycleEvent) => void): void;
  addEventListener(type: 'fetch', task: (event: WorkerFetchEvent) => void): void;
  addEventListener(type: 'message', task: (event: MessageEvent) => void): void;
}

export interface LifecycleEvent {
  waitUntil(task: Promise<unknown>): void;
}

export interface WorkerFetchEvent {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
