/* Loaded before the server where its memory is measured: SIGUSR2 collects garbage, so that what is left is in use. */
process.on('SIGUSR2', () => (globalThis as { gc?: () => void }).gc?.());
