import { reachableDistance } from '../src/melds/reachable.ts';
import { distanceOf } from '../src/melds/shanten.ts';
import { waitsOf } from '../src/melds/waits.ts';
import { readWaitingRecord } from '../src/scoring/record.ts';
import { tileText } from '../src/tiles/notation.ts';
import { answerLines } from './lines.ts';

/**
 * `npm run -s waits < hands.jsonl`: for each hand of thirteen tiles the tiles that complete it and can still come,
 * and how far it is from ready by form (null: ruled out by the melds). `reachable` is that distance with the copies that there
 * are: NNNN alone waits for a fifth North, which never comes.
 */
await answerLines(import.meta.url, record => {
  const tiles = readWaitingRecord(record);
  if (!tiles.ok) return `"error":"${tiles.error}"`;
  const { concealed, melds } = tiles.value;
  const distance = distanceOf(concealed, melds);
  const shanten = {
    regular: distance.regular,
    sevenPairs: distance.sevenPairs ?? null,
    thirteenOrphans: distance.thirteenOrphans ?? null,
    honorsAndKnitted: distance.honorsAndKnitted ?? null,
    knittedStraight: distance.knittedStraight ?? null,
    min: distance.min,
  };
  const waits = waitsOf(concealed, melds).tiles.map(tileText);
  const reachable = JSON.stringify(reachableDistance(concealed, melds));
  return `"waits":${JSON.stringify(waits)},"shanten":${JSON.stringify(shanten)},"reachable":${reachable}`;
});
