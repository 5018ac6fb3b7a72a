import { completeWishes } from '@gorrion/protocol';
import type { PushStore, Subscription } from '../pushes.ts';
import type { PeopleJob } from './peopleJobs.ts';
import type { Sql } from './statement.ts';

type SubscriptionRow = Omit<Subscription, 'address' | 'wishes'> & {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly wishes: string;
};

const subscriptionFrom = ({ endpoint, p256dh, auth, wishes, ...row }: SubscriptionRow): Subscription => ({
  ...row,
  address: { endpoint, keys: { p256dh, auth } },
  wishes: completeWishes(JSON.parse(wishes) as Subscription['wishes']),
});

const OF_PERSON = `SELECT person, device, endpoint, p256dh, auth, language, zone, wishes, since, called_at AS "calledAt", evening
  FROM subscriptions WHERE person = $1 ORDER BY since, device`;
const SECRET = 'SELECT value FROM secrets WHERE name = $1';

/** The devices that are called, in either database. */
export const pushStore = ({ rows, write }: Sql<PeopleJob>): PushStore => ({
  subscriptionsOf: async person => (await rows<SubscriptionRow>(OF_PERSON, person)).map(subscriptionFrom),
  keepSubscription: subscription => write({ kind: 'keep-subscription', subscription }),
  noteCall: (person, device, calledAt, evening) => write({ kind: 'note-call', person, device, calledAt, evening }),
  dropSubscription: (person, device, endpoint) => write({ kind: 'drop-subscription', person, device, endpoint }),
  async sharedSecret(name, make) {
    const known = async () => (await rows<{ value: string }>(SECRET, name))[0]?.value;
    const before = await known();
    if (before !== undefined) return before;
    await write({ kind: 'keep-secret', name, value: make() });
    return (await known()) as string;
  },
});
