/** Terms and conditions. */
import type { ReactNode } from 'react';
import { PublicPage } from './public-page.tsx';

const TEXTS = ['shell.syarat-1', 'shell.syarat-2', 'shell.syarat-3'] as const;

export function Terms(): ReactNode {
  return <PublicPage title="shell.syarat" paragraphs={TEXTS} />;
}
