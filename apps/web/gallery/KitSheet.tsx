import { useState } from 'react';
import { Badge } from '../src/kit/ui/Badge.tsx';
import { Card } from '../src/kit/ui/Card.tsx';
import { Choice } from '../src/kit/ui/Choice.tsx';
import { Empty, EmptyPlace } from '../src/kit/ui/Empty.tsx';
import { Field } from '../src/kit/ui/Field.tsx';
import { Icon } from '../src/kit/ui/Icon.tsx';
import { Note } from '../src/kit/ui/Note.tsx';
import { Pick } from '../src/kit/ui/Pick.tsx';
import { RoundSteps } from '../src/kit/ui/RoundSteps.tsx';
import { SearchField } from '../src/kit/ui/SearchField.tsx';
import { Stepper } from '../src/kit/ui/Stepper.tsx';
import { Sure } from '../src/kit/ui/Sure.tsx';
import { Switch } from '../src/kit/ui/Switch.tsx';

const TONES = ['plain', 'ok', 'amber', 'bad'] as const;
const NAMES = [
  ['Ana', 41],
  ['Dinis', 8],
  ['Fátima', -21],
  ['عبد الرحمن بن محمد الأمين', -28],
] as const;
const nothing = () => {};

/** Every part of the kit in every state (?state=kit). */
export function KitSheet() {
  return (
    <main className="stack roomy" style={{ padding: 20 }}>
      <h1>Kit</h1>
      <EmptyPlace
        title="Friends who meet again"
        note="What a place is for, in one or two sentences."
        beside={<Words />}
      >
        <button type="button" className="btn pri">
          Begin
        </button>
      </EmptyPlace>
      <div className="cards">
        <Controls />
        <Fields />
        <Words />
        <Figures />
        <Card title="Empty">
          <Empty isLow title="No open tables" note="Open one, and your friends join by its link.">
            <button type="button" className="btn pri">
              Open a table
            </button>
          </Empty>
        </Card>
      </div>
    </main>
  );
}

function Controls() {
  const [on, setOn] = useState(true);
  const [count, setCount] = useState(4);
  const [way, setWay] = useState('club');
  const ways = ['friends', 'club', 'strict'].map(value => ({ value, label: value }));
  return (
    <Card title="Controls" aside={<span className="fine">pressed, chosen, not to be had</span>}>
      <div className="stack">
        <div className="row">
          {['btn', 'btn pri', 'btn soft', 'btn ghost', 'btn sm'].map(name => (
            <button key={name} type="button" className={name}>
              {name}
            </button>
          ))}
          <button type="button" className="btn" disabled>
            disabled
          </button>
          <button type="button" className="ib" aria-label="Settings">
            <Icon name="settings" />
          </button>
        </div>
        <Choice label="Way" value={way} options={ways} onChoose={setWay} />
        <Choice label="Way, slim" value={way} options={ways} onChoose={setWay} isSlim />
        <div className="row ends">
          Sounds
          <Switch label="Sounds" isOn={on} onTurn={setOn} />
        </div>
        <Stepper label="Hands" less="Fewer" more="More" value={count} min={1} max={16} step={1} onSet={setCount} />
        <Pick label="Pick" value="a" options={[['a', 'A long name of a choice']]} onPick={nothing} />
        <RoundSteps count={5} at={2} results={{ 0: true, 1: false }} />
        <Sure question="Close this table?" yes="Close" no="Keep it" onYes={nothing} onNo={nothing} />
      </div>
    </Card>
  );
}

function Fields() {
  const [text, setText] = useState('');
  return (
    <Card title="Fields" foot={<span className="fine">A foot</span>}>
      <div className="stack">
        <Field label="Name" hint="Friends see it.">
          <input defaultValue="Ana" />
        </Field>
        <Field label="Points" fault="The sum is not 0.">
          <input defaultValue="12" inputMode="numeric" />
        </Field>
        <Field label="Table">
          <select defaultValue="1">
            <option value="1">Table 1</option>
          </select>
        </Field>
        <Field label="Remark">
          <textarea rows={2} placeholder="What happened" />
        </Field>
        <Field label="Fixed">
          <input defaultValue="Set by the plan" disabled />
        </Field>
        <SearchField label="Search" text={text} onText={setText} />
      </div>
    </Card>
  );
}

const Words = () => (
  <Card title="Notes and badges">
    <div className="stack">
      {TONES.map(tone => (
        <Note key={tone} tone={tone} icon="info" title="What happened.">
          Why, and what to do.
        </Note>
      ))}
      <div className="row tight">
        {TONES.map(tone => (
          <Badge key={tone} tone={tone} icon="check">
            {tone}
          </Badge>
        ))}
      </div>
      <p>
        Text, <span className="quiet">quiet</span>, <span className="fine">fine</span>, <span className="gain">+8</span>
        , <span className="loss">−8</span>, <span className="numeral">88</span>
      </p>
      <ul className="ruled">
        <li className="row ends">
          <span className="grow ellipsis">{NAMES[3][0]}</span> 8
        </li>
        <li>Next</li>
      </ul>
    </div>
  </Card>
);

const Figures = () => (
  <Card title="Figures">
    <div className="stack">
      <div className="scroller">
        <table className="table">
          <thead>
            <tr>
              <th>Player</th>
              <th>Points</th>
              <th>Table points</th>
            </tr>
          </thead>
          <tbody>
            {NAMES.map(([name, points], n) => (
              <tr key={name} className={n === 1 ? 'own' : undefined}>
                <th scope="row" dir="auto">
                  {name} <small>East</small>
                </th>
                <td className={points < 0 ? 'loss' : 'gain'}>{points}</td>
                <td>{4 - n}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <dl className="facts">
        <dt>Rules</dt>
        <dd>WMO 2006</dd>
        <dt>Clock</dt>
        <dd>150 minutes</dd>
      </dl>
    </div>
  </Card>
);
