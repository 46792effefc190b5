-- What is asked of an approver is kept as messages' keys with their data, and told in the reader's language; uraian stays
-- the Indonesian sentence, which alone the rows from before have. Values before and after are kept with their unit.
alter table otorisasi_permintaan add column kalimat jsonb;
alter table otorisasi add column kalimat jsonb;
