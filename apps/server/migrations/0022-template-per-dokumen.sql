-- A shop may have a nota and a slip of its own for each kind of document: NOTA and SLIP are those of the sale and of every
-- kind without one, NOTA-PEMBELIAN that of the buy-back.
alter table template_nota drop constraint template_nota_jenis_check;
alter table template_nota add constraint template_nota_jenis_check check (jenis ~ '^(NOTA|SLIP)(-[A-Z-]+)?$');
