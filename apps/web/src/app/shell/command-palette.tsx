/**
 * Ctrl+K: every screen the user may open, documents by number, pieces by barcode. A list with one
 * active line; Enter opens it.
 */
import { Badge, Modal, ScrollArea, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useT } from '../../platform/i18n.ts';
import { useSession } from '../../platform/session.ts';
import { areaTitle, openEntries } from '../menu.ts';
import { findDocuments, findPiece } from './palette-search.ts';
import type { Found } from './palette-search.ts';

let open = false;
const listeners = new Set<() => void>();

function setOpen(value: boolean): void {
  open = value;
  for (const tell of listeners) tell();
}

/** Opens the palette: the search button of the top bar. */
export function openPalette(): void {
  setOpen(true);
}

export function CommandPalette(): ReactNode {
  const shown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open,
  );
  const t = useT();
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      if (document.querySelector('[role="dialog"]') === null) setOpen(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <Modal
      opened={shown}
      onClose={() => setOpen(false)}
      title={t('shell.palet')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('shell.tutup') }}
      transitionProps={{ duration: 0 }}
    >
      <Palette />
    </Modal>
  );
}

/** Screens whose title or area contains the text, documents and pieces that the server finds. */
function useFound(text: string): readonly Found[] {
  const t = useT();
  const session = useSession();
  const wanted = text.trim();
  const [late] = useDebouncedValue(wanted, 250);
  const documents = useQuery({
    queryKey: ['palet', 'dokumen', late, session.picked?.kode_toko],
    queryFn: () => findDocuments(late),
    enabled: late.length >= 4 && /\d/.test(late),
  });
  const piece = useQuery({
    queryKey: ['palet', 'barang', late, session.picked?.kode_toko],
    queryFn: () => findPiece(late),
    enabled: /^\d{6,}$/.test(late),
  });
  const low = wanted.toLowerCase();
  const screens = openEntries(session)
    .filter((entry) => `${t(entry.title)} ${t(areaTitle(entry.area))}`.toLowerCase().includes(low))
    .slice(0, 40)
    .map((entry): Found => ({
      kind: 'layar',
      href: entry.route,
      title: t(entry.title),
      note: t(areaTitle(entry.area)),
    }));
  return [...(piece.data ?? []), ...(documents.data ?? []), ...screens];
}

function Palette(): ReactNode {
  const t = useT();
  const id = useId();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const found = useFound(text);
  const at = Math.min(active, Math.max(0, found.length - 1));
  const go = (one: Found | undefined): void => {
    if (one === undefined) return;
    setOpen(false);
    void navigate({ href: one.href });
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown') setActive(Math.min(at + 1, found.length - 1));
    else if (event.key === 'ArrowUp') setActive(Math.max(at - 1, 0));
    else if (event.key === 'Enter') go(found[at]);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <TextInput
        data-autofocus
        role="combobox"
        aria-expanded
        aria-controls={id}
        aria-label={t('shell.palet')}
        {...(found.length > 0 ? { 'aria-activedescendant': `${id}-${at}` } : {})}
        placeholder={t('shell.palet-petunjuk')}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setActive(0);
        }}
        onKeyDown={onKey}
      />
      <ScrollArea.Autosize mah="50dvh" mt="sm" viewportProps={{ tabIndex: -1 }}>
        <div role="listbox" id={id} aria-label={t('shell.palet')}>
          {found.map((one, index) => (
            <Line
              key={`${one.kind}:${one.href}`}
              one={one}
              id={`${id}-${index}`}
              active={index === at}
              onChoose={() => go(one)}
            />
          ))}
        </div>
        {found.length === 0 ? (
          <Text c="dimmed" role="status" py="sm">
            {t('shell.palet-kosong')}
          </Text>
        ) : null}
      </ScrollArea.Autosize>
    </>
  );
}

const KIND = {
  layar: 'shell.palet-layar',
  dokumen: 'report.kolom.dokumen',
  barang: 'shell.palet-barang',
} as const;

function Line(props: { one: Found; id: string; active: boolean; onChoose: () => void }): ReactNode {
  const t = useT();
  const { one, id, active, onChoose } = props;
  useEffect(() => {
    if (active) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);
  return (
    // Keys are the combobox's.
    <div id={id} role="option" aria-selected={active} className="option" onClick={onChoose}>
      <span>
        {one.title}{' '}
        <Text span size="xs" c="dimmed">
          {one.note}
        </Text>
      </span>
      <Badge variant="light" color="gray" tt="none" className="tone-off">
        {t(KIND[one.kind])}
      </Badge>
    </div>
  );
}
