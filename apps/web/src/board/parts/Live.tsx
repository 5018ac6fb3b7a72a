import { useEffect, useRef, useState } from 'react';

/** Sentences within this time are announced together (ms). */
const TOGETHER = 400;

/** A polite live region: announces the new sentences, merged if they arrive close together. */
export function Live({ sentences }: { readonly sentences: readonly { readonly id: string; readonly text: string }[] }) {
  const said = useRef(new Set(sentences.map(({ id }) => id)));
  const waiting = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [text, setText] = useState('');
  useEffect(() => {
    for (const sentence of sentences) {
      if (said.current.has(sentence.id)) continue;
      waiting.current.push(sentence.text);
    }
    said.current = new Set(sentences.map(({ id }) => id));
    if (!waiting.current.length || timer.current !== undefined) return;
    timer.current = setTimeout(() => {
      setText(waiting.current.join(' '));
      waiting.current = [];
      timer.current = undefined;
    }, TOGETHER);
  }, [sentences]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <p className="sr" aria-live="polite">
      {text}
    </p>
  );
}

/** An assertive live region, for what cannot wait. */
export const Alert = ({ text }: { readonly text: string }) => (
  <p className="sr" aria-live="assertive">
    {text}
  </p>
);
