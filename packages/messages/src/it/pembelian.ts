/** Texts of buy-backs: screens, reports, papers and refusals. */
import type { pembelian as source } from '../id/pembelian.ts';

export const pembelian: Readonly<Record<keyof typeof source, string>> = {
  'error.PEMBELIAN_KEMARIN': 'Gli acquisti di ieri non possono essere annullati',
  'error.PENJUAL_WAJIB': 'Il nome del venditore non può essere vuoto',
  'error.IDENTITAS_WAJIB': "Gli articoli senza codice richiedono un numero d'identità",
  'error.HARGA_BELI_KOSONG': "Il prezzo d'acquisto di {{nama}} deve essere superiore a 0",
  'error.BELI_LEBIH_BAYAR': 'Il pagamento supera il totale di {{rp}}',
  'error.LOT_TIDAK_ADA': 'La merce acquistata {{no_lot}} non esiste o è già uscita',
  'input.identitas': '{{label}} deve avere da 5 a 30 lettere o cifre',
  'field.nik_sim_passport': 'Carta d’identità / patente / passaporto',
  'field.bank_customer': 'Banca del cliente',
  'field.rekening_customer': 'Conto del cliente',
  'field.nama_rekening_customer': 'Intestatario',
  'field.no_lot': 'Numero lotto',
  'field.potongan_manual': 'Detrazione manuale',
  'field.foto': 'Foto',
  'document.nama.pembelian': 'Acquisto',
  'screen.transaksi-pembelian': 'Acquisto',
  'screen.lihat-pembelian': 'Vedi acquisti',
  'screen.batal-pembelian': 'Annulla acquisto',
  'screen.hancur-pembelian': 'Distruggi merce acquistata',
  'pembelian.transfer-ke': 'Bonifico a',
  'pembelian.harga-nota': 'Prezzo base',
  'pembelian.potongan': 'Detrazione',
};
