import { WebSocket } from 'ws';

/* A program that comes to its table and then does what a program must not. `node badProgram.ts hang|flood` */

const { GORRION_URL = '', GORRION_TOKEN, GORRION_TABLE } = process.env;
const [, , fault] = process.argv;

const socket = new WebSocket(`${GORRION_URL.replace('http', 'ws')}/api/v1/play`, {
  headers: { authorization: `Bearer ${GORRION_TOKEN}` },
});
const say = (name: string, message: object) => socket.send(JSON.stringify({ id: 1, name, message }));
socket.on('open', () => {
  say('table:enter', { code: GORRION_TABLE });
  if (fault === 'flood') for (let n = 0; n < 5000; n++) say('time', {});
});
// It hangs also once it is cut.
setInterval(() => {}, 1000);
