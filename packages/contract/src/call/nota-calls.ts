/** Printing: notas, slips, labels, and the templates that shops edit. */
import type { Template, TemplateVersion } from '../print-template.ts';

/** What the editor of a template opens with. */
export interface LoadedTemplate {
  /** 0 while the shop has saved none. */
  readonly versi: number;
  readonly isi: Template;
  readonly daftar: readonly TemplateVersion[];
  /** Shipped templates to start from, by code. */
  readonly bawaan: Readonly<Record<string, Template>>;
  readonly kertas: Readonly<Record<string, Template['paper']>>;
  /** Kinds of document that have this paper in the shop. */
  readonly dokumen: readonly string[];
}

/** The kind of document that the template is for; sales when left out. */
interface For {
  query: { untuk?: string };
}

interface Opened extends For {
  data: LoadedTemplate;
}

interface OneVersion extends For {
  data: Template;
}

interface Saved extends For {
  body: { readonly versi: number; readonly isi: Template };
  data: { readonly versi: number };
}

interface Restored extends For {
  body: { readonly versi: number; readonly dari: number };
  data: { readonly versi: number };
}

interface Drawn extends For {
  body: { readonly isi: Template };
  file: true;
}

export interface NotaCalls {
  'POST nota/cetak': {
    body: {
      readonly no_dokumen: string;
      readonly jenis: 'NOTA' | 'SLIP';
      readonly format?: 'html' | 'pdf' | 'escpos';
    };
    file: true;
  };
  'POST barang/label': {
    body: {
      readonly kode_barcode: readonly string[];
      readonly format?: 'html' | 'zpl' | 'tspl';
      readonly kertas?: 'TAG_40X15' | 'TAG_40X15_A4';
      readonly harga?: boolean;
    };
    file: true;
  };
  'GET nota/template/nota': Opened;
  'GET nota/template/slip': Opened;
  'GET nota/template/nota/versi/:versi': OneVersion;
  'GET nota/template/slip/versi/:versi': OneVersion;
  'PUT nota/template/nota': Saved;
  'PUT nota/template/slip': Saved;
  'POST nota/template/nota/pulihkan': Restored;
  'POST nota/template/slip/pulihkan': Restored;
  'POST nota/template/nota/pratinjau': Drawn;
  'POST nota/template/slip/pratinjau': Drawn;
}
