/** A figure of a counter's total: label and amount, large or small, toned where it is left. */
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import './counter.css';

export function CounterSum(props: {
  label: string;
  text: string;
  big?: boolean;
  tone?: 'sisa' | 'kembali';
}): ReactNode {
  return (
    <div className={`jual-sum ${props.tone ?? ''}`}>
      <Text size={props.big ? 'sm' : 'xs'} c="dimmed" component="span">
        {props.label}
      </Text>
      <Text
        component="span"
        size={props.big ? 'xl' : 'sm'}
        fw={props.big ? 700 : 500}
        className="numeric"
      >
        {props.text}
      </Text>
    </div>
  );
}
