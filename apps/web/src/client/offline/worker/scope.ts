/** The part of the worker's global scope that it uses; the types of the page (lib DOM) do not have it. */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: {
      readonly type: 'window';
      readonly includeUncontrolled: boolean;
    }): Promise<readonly PageClient[]>;
    openWindow(path: string): Promise<unknown>;
  };
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
    readonly pushManager: PushManager;
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', task: (event: LifecycleEvent) => void): void;
  addEventListener(type: 'fetch', task: (event: WorkerFetchEvent) => void): void;
  addEventListener(type: 'message', task: (event: MessageEvent) => void): void;
  addEventListener(type: 'push', task: (event: WorkerPushEvent) => void): void;
  addEventListener(type: 'pushsubscriptionchange', task: (event: AddressChange) => void): void;
  addEventListener(type: 'notificationclick', task: (event: NotificationPress) => void): void;
}

/** A page of this site that is open. */
export interface PageClient {
  readonly url: string;
  focus(): Promise<unknown>;
  postMessage(message: unknown): void;
}

export interface WorkerPushEvent extends LifecycleEvent {
  readonly data: { json(): unknown } | null;
}

export interface NotificationPress extends LifecycleEvent {
  readonly notification: Notification;
}

export interface LifecycleEvent {
  waitUntil(task: Promise<unknown>): void;
}

export interface WorkerFetchEvent {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** The browser has handed out another address, or has taken the old one back. */
export interface AddressChange extends LifecycleEvent {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}
