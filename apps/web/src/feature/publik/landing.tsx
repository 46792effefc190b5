/** What Kencana is, in one paragraph. */
import type { ReactNode } from 'react';
import { PublicPage } from './public-page.tsx';

export function Landing(): ReactNode {
  return <PublicPage title="shell.tentang" paragraphs={['shell.landing-isi']} />;
}
