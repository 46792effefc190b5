/**
 * The screen of a document whose goods are scanned into a list, from its definition: scanning and
 * fields on the left, the list on the right, one save; the number of what was saved takes its
 * place.
 */
import { Grid, Stack } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { DocumentDef } from '@kencana/contract/document/define-document';
import type { DocumentRow } from '@kencana/contract/document/document-row';
import type { EntryDef } from '@kencana/contract/entry/define-entry';
import type { NamedField, ScanList } from '@kencana/contract/field/field';
import { Page } from '../../ui/page.tsx';
import type { Values } from '../field/values.ts';
import { ScanBox, ScanNotes } from '../scan-list/scan-box.tsx';
import { ScanStock } from '../scan-list/scan-stock.tsx';
import { ScanTable } from '../scan-list/scan-table.tsx';
import { useScanList } from '../scan-list/use-scan-list.ts';
import type { ScanWork } from '../scan-list/use-scan-list.ts';
import { EntryPanel } from './entry-panel.tsx';
import { SavedEntry } from './saved-entry.tsx';
import { StockDone } from './stock-done.tsx';
import type { StockSaved } from '@kencana/contract/call/barang-calls';

export interface ScanScreenProps {
  readonly entry: EntryDef<object, StockSaved | DocumentRow>;
  /** Route without its slash: names the screen and its drafts. */
  readonly screen: string;
  readonly title: string;
  /** Where it is looked up too: what was saved is shown and printed as it is there. */
  readonly definition?: DocumentDef;
  /** What stands between the fields and the button. */
  readonly after?: (draft: Values, goods: ScanWork) => ReactNode;
}

export function ScanScreen(props: ScanScreenProps): ReactNode {
  const { entry, screen, title, definition, after } = props;
  const { name, list } = scannedField(entry);
  const goods = useScanList(`${screen}.daftar`, list);
  const [done, setDone] = useState<StockSaved | DocumentRow | undefined>();
  const next = (): void => setDone(undefined);
  if (done !== undefined && 'no_faktur_group' in done) {
    return definition === undefined ? null : (
      <SavedEntry title={title} definition={definition} document={done} onNext={next} />
    );
  }
  if (done !== undefined) {
    return (
      <Page title={title}>
        <StockDone answer={done} onNext={next} />
      </Page>
    );
  }
  const { stock } = list;
  return (
    <Page title={title}>
      <Grid gap="md">
        <Grid.Col span={{ base: 12, md: 4 }}>
          <EntryPanel
            entry={entry}
            screen={screen}
            title={title}
            shortcut="F8"
            fixed={{ [name]: goods.codes }}
            before={stock === undefined ? <ScanBox work={goods} /> : <ScanNotes work={goods} />}
            {...(after !== undefined && { after: (draft) => after(draft, goods) })}
            onSaved={({ data }) => {
              goods.clear();
              setDone(data);
            }}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 8 }}>
          <Stack gap="md">
            <ScanTable work={goods} name={screen} />
            {stock === undefined ? null : (
              <ScanStock work={goods} stock={stock} name={`${screen}-stok`} />
            )}
          </Stack>
        </Grid.Col>
      </Grid>
    </Page>
  );
}

/** The one field whose goods are scanned; a RangeError says that there is none. */
function scannedField({ fields, path }: EntryDef): NamedField & { readonly list: ScanList } {
  for (const field of fields) if (field.list !== undefined) return { ...field, list: field.list };
  throw new RangeError(`nothing is scanned into ${path}`);
}
