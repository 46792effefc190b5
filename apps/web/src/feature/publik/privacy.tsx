/** Privacy policy. */
import type { ReactNode } from 'react';
import { PublicPage } from './public-page.tsx';

const TEXTS = ['shell.privasi-1', 'shell.privasi-2', 'shell.privasi-3', 'shell.privasi-4'] as const;

export function Privacy(): ReactNode {
  return <PublicPage title="shell.privasi" paragraphs={TEXTS} />;
}
