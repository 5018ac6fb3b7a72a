/* Loaded before the server: shifts the wall clock by `CLOCK_SHIFT` ms, as if the machine's clock was set. */
const by = Number(process.env.CLOCK_SHIFT ?? 0);
const { timeOrigin } = performance;
Object.defineProperty(performance, 'timeOrigin', { value: timeOrigin + by });
const now = Date.now.bind(Date);
Date.now = () => now() + by;
