/**
 * The scan-or-type field of the counter, and what the last scan did. Codes scanned elsewhere arrive
 * by useScanner.
 */
import { Button, Group, Kbd, Text, TextInput } from '@mantine/core';
import { IconBarcode } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useT } from '../../platform/i18n.ts';
import { signalScan } from '../../platform/scanner.ts';
import { focusPlace } from '../../engine/document-screen/focus-place.ts';
import { PLACE } from './focus.ts';
import { takenNo } from './held.ts';
import type { Sale } from './use-sale.ts';
import type { ScanNote } from './use-scan.ts';

export function BarcodeField({
  sale,
  typed: code,
  onType: setCode,
  onTrade,
  onTake,
  onPark,
}: {
  sale: Sale;
  /** What stands in the field. */
  typed: string;
  onType: (text: string) => void;
  /** The scanned piece was sold before: take it as a trade-in. */
  onTrade: (code: string) => void;
  /** The scanned piece is held: take what holds it. */
  onTake: (no: string) => void;
  /** Something else is on the counter: put it aside and take this. */
  onPark: (no: string) => void;
}): ReactNode {
  const t = useT();
  const enter = async (): Promise<void> => {
    const typed = code.trim();
    const { pemegang, parkir } = sale.note ?? {};
    if (typed === '' && pemegang !== undefined) onTake(pemegang);
    if (typed === '' && parkir !== undefined) onPark(parkir);
    if (typed === '') return;
    signalScan(await sale.scan(typed));
    setCode('');
    focusPlace(PLACE.barcode);
  };
  const error = sale.errors['detail_barang'];
  return (
    <div>
      <TextInput
        id={PLACE.barcode}
        autoFocus
        size="md"
        label={
          <>
            {t('sale.barcode')}{' '}
            <Kbd size="xs" visibleFrom="sm">
              F2
            </Kbd>
          </>
        }
        placeholder={t('sale.barcode-petunjuk')}
        leftSection={<IconBarcode size={20} aria-hidden />}
        inputMode="numeric"
        autoComplete="off"
        value={code}
        error={error}
        onChange={(event) => setCode(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void enter();
        }}
      />
      <Note
        note={sale.note}
        lepas={takenNo(sale.basket) !== undefined}
        {...{ onTrade, onTake, onPark }}
      />
    </div>
  );
}

function Note(props: {
  note: ScanNote | undefined;
  /** What is in the way is taken itself: let go instead of parked. */
  lepas: boolean;
  onTrade: (code: string) => void;
  onTake: (no: string) => void;
  onPark: (no: string) => void;
}): ReactNode {
  const t = useT();
  const { note, lepas, onTake, onPark } = props;
  const { pemegang, parkir } = note ?? {};
  return (
    <Group gap="sm" mih={30} mt={4} role="status" aria-live="polite">
      {note === undefined ? null : (
        <Text size="sm" className={`scan-note scan-${note.result}`}>
          {note.text}
        </Text>
      )}
      {note?.sold === true ? (
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => props.onTrade(note.kode_barcode)}
        >
          {t('sale.jadikan-tukar')}
        </Button>
      ) : null}
      {pemegang === undefined ? null : (
        <Offer text={t('titipan.ambil')} onTaken={() => onTake(pemegang)} />
      )}
      {parkir === undefined ? null : (
        <Offer
          text={t(lepas ? 'titipan.lepas-ambil' : 'titipan.parkir-ambil')}
          onTaken={() => onPark(parkir)}
        />
      )}
    </Group>
  );
}

/** What Enter in the empty field does as well. */
function Offer({ text, onTaken }: { text: string; onTaken: () => void }): ReactNode {
  return (
    <Button
      size="compact-sm"
      variant="default"
      rightSection={
        <Kbd size="xs" aria-hidden visibleFrom="sm">
          Enter
        </Kbd>
      }
      onClick={onTaken}
    >
      {text}
    </Button>
  );
}
