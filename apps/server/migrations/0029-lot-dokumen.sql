-- A cancellation looks for the lots of its document; emptied lots are kept for ever.
create index lot_dokumen on lot (kode_toko, no_dokumen);
