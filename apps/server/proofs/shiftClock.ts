/* Loaded before the server: the machine's clock is so many milliseconds off, as after somebody set it. */
const by = Number(process.env.CLOCK_SHIFT ?? 0);
const { timeOrigin } = performance;
Object.defineProperty(performance, 'timeOrigin', { value: timeOrigin + by });
const now = Date.now.bind(Date);
Date.now = () => now() + by;
