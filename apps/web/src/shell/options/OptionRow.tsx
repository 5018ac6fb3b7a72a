import type { TableSettings } from '@gorrion/protocol';
import { useId } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Choice } from '../../kit/ui/Choice.tsx';
import { Pick } from '../../kit/ui/Pick.tsx';
import { Stepper } from '../../kit/ui/Stepper.tsx';
import { Switch } from '../../kit/ui/Switch.tsx';
import { RuleLink } from '../links/RuleLink.tsx';
import { articleOfOption, isOlder, type OptionValue, type TableOption, valuesFor } from './option.ts';
import type { RoomSettings } from './useSettings.ts';
import { type OptionChange, PRESETS, wayOf } from './ways.ts';
import { optionAbout, optionName, presetText, sectionText, valueText } from './words.ts';

interface OptionRowProps extends RoomSettings {
  readonly option: TableOption;
  /** Whether the reader alone has chosen the settings: nothing is marked. */
  readonly isOwn?: boolean;
}

/** Returns how an option differs from the way to play; undefined if it does not. */
function changeOf(option: TableOption, settings: TableSettings): OptionChange | undefined {
  const value = option.read(settings);
  const preset = option.read(PRESETS[wayOf(settings)]);
  return value === preset ? undefined : { option, value, preset };
}

/** One option: its name, where the book has it, what it means, and a control, or its value for those who cannot change it. */
export function OptionRow({ option, settings, change, isOwn = false }: OptionRowProps) {
  const t = useT();
  const id = useId();
  const value = option.read(settings);
  const differs = isOwn ? undefined : changeOf(option, settings);
  const book = isOlder(settings) ? 'classical' : 'competition';
  const article = articleOfOption(option, book);
  return (
    <fieldset
      className={differs ? 'option changed' : 'option'}
      aria-label={optionName(t, option)}
      aria-describedby={`${id} ${id}-book`}
    >
      <div className="row tight" id={`${id}-book`}>
        <b>{optionName(t, option)}</b>
        <small className="fine">{sectionText(t, option, settings)}</small>
        {differs && (
          <span className="option-preset">
            <Badge tone="amber" icon="swap">
              {presetText(t, settings, differs)}
            </Badge>
          </span>
        )}
        {option.isHouse?.(value) && <Badge tone="bad">{t('room.notMcr')}</Badge>}
      </div>
      <p className="fine option-about" id={id}>
        {optionAbout(t, option, settings)} {article !== undefined && <RuleLink article={article} book={book} />}
      </p>
      <div className="row option-control">
        {change ? (
          <Control
            option={option}
            values={valuesFor(option, settings)}
            value={value}
            describedBy={id}
            onSet={next => change(option.write(settings, next))}
          />
        ) : (
          <b>{valueText(t, option, value)}</b>
        )}
      </div>
    </fieldset>
  );
}

interface ControlProps {
  readonly option: TableOption;
  readonly values: readonly OptionValue[];
  readonly value: OptionValue;
  readonly describedBy: string;
  readonly onSet: (value: OptionValue) => void;
}

/** The most letters of all values together that fit into one row of buttons. */
const ONE_ROW = 24;

/** The control that fits an option: a switch, a stepper, a row of buttons, or a list. */
function Control({ option, values, value, describedBy, onSet }: ControlProps) {
  const t = useT();
  const label = optionName(t, option);
  if (typeof value === 'boolean') return <Switch label={label} isOn={value} onTurn={onSet} />;
  if (option.range) {
    const { min, max, step, hasNone } = option.range;
    return (
      <Stepper
        label={label}
        less={t('room.less', { what: label })}
        more={t('room.more', { what: label })}
        describedBy={describedBy}
        value={value as number}
        min={min}
        max={max}
        step={step}
        {...(hasNone && { none: t('room.noLimit') })}
        onSet={onSet}
      />
    );
  }
  const texts = values.map(one => valueText(t, option, one));
  if (values.length > 3 || texts.join('').length > ONE_ROW) {
    return (
      <Pick
        label={label}
        describedBy={describedBy}
        value={String(value)}
        options={values.map((one, at) => [String(one), texts[at]!])}
        onPick={text => onSet(values.find(one => String(one) === text)!)}
      />
    );
  }
  return (
    <Choice
      isSlim
      label={label}
      value={value}
      options={values.map((one, at) => ({ value: one as string | number, label: texts[at]! }))}
      onChoose={onSet}
    />
  );
}
