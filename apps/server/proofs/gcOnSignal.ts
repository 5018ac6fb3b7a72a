/* Loaded before the server for measurements of memory. Collects garbage on SIGUSR2, so that only live objects remain. */
process.on('SIGUSR2', () => (globalThis as { gc?: () => void }).gc?.());
