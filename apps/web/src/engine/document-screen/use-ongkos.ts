/** The shop's making charges as forms propose them: the rows that the server holds to. */
import { useMemo } from 'react';
import type { RowOf } from '@kencana/contract/define-master';
import { parameterOngkos } from '@kencana/contract/master/parameter-ongkos';
import { gramToMg } from '@kencana/rules/gram';
import { kadar } from '@kencana/rules/kadar';
import type { ParameterOngkos } from '@kencana/rules/ongkos';
import { percentToHundredths } from '@kencana/rules/persen';
import { rupiah } from '@kencana/rules/rupiah';
import { useActiveRows } from '../../platform/master-rows.ts';

/** The active rows of parameter ongkos; none until they are there, nor for whoever sees none. */
export function useParameterOngkos(): readonly ParameterOngkos[] {
  const rows = useActiveRows(parameterOngkos);
  return useMemo(() => rows.map(ongkosOf), [rows]);
}

function ongkosOf(row: RowOf<typeof parameterOngkos>): ParameterOngkos {
  const { kode_ongkos, tipe_ongkos, kode_group } = row;
  return {
    kode_ongkos,
    tipe_ongkos,
    nominal: rupiah(row.nominal),
    kode_group,
    kadar: row.kadar === null ? null : kadar(percentToHundredths(row.kadar)),
    berat_dari: gramToMg(row.berat_dari),
    berat_sampai: gramToMg(row.berat_sampai),
  };
}
