/** Movements between own accounts: what a choice forces and what is wrong. */
import { describe, expect, it } from 'vitest';
import { rupiah } from '@kencana/rules/rupiah';
import { changeMutasi, checkMutasi, EMPTY_MUTASI } from './mutasi-values.ts';
import type { MutasiValues } from './mutasi-values.ts';

const full: MutasiValues = {
  ...EMPTY_MUTASI,
  asal: 'BCA',
  asal_rekening: '111',
  tujuan: 'MANDIRI',
  tujuan_rekening: '222',
  jumlah: rupiah(1000),
  keterangan: 'setor',
};

describe('what a choice forces', () => {
  it('empties the account of another bank', () => {
    expect(changeMutasi('bank', full, { asal: 'MANDIRI' })).toMatchObject({
      asal_rekening: '',
      tujuan_rekening: '222',
    });
    expect(changeMutasi('bank', full, { asal: 'BCA' }).asal_rekening).toBe('111');
  });

  it('puts CASH opposite of a bank and a bank opposite of CASH', () => {
    const out = changeMutasi('cash', EMPTY_MUTASI, { asal: 'BCA' });
    expect(out.tujuan).toBe('CASH');
    const back = changeMutasi('cash', out, { asal: 'CASH' });
    expect([back.asal, back.tujuan]).toEqual(['CASH', '']);
    const other = changeMutasi('cash', back, { tujuan: 'BCA' });
    expect([other.asal, other.tujuan]).toEqual(['CASH', 'BCA']);
    const turned = changeMutasi('cash', { ...other, tujuan_rekening: '111' }, { tujuan: 'CASH' });
    expect([turned.asal, turned.tujuan, turned.tujuan_rekening]).toEqual(['', 'CASH', '']);
  });

  it('leaves bank movements alone', () => {
    expect(changeMutasi('bank', EMPTY_MUTASI, { asal: 'BCA' }).tujuan).toBe('');
  });
});

describe('what is wrong', () => {
  it('passes a whole movement', () => {
    expect(checkMutasi('bank', full)).toEqual({});
    const cash = { ...full, tujuan: 'CASH', tujuan_rekening: '' };
    expect(checkMutasi('cash', cash)).toEqual({});
  });

  it('names every empty field, both banks as Asal', () => {
    const label = (key: string): object => ({ key: 'input.wajib', label: key });
    expect(checkMutasi('bank', { ...EMPTY_MUTASI, kategori: ' ' })).toEqual({
      kategori: label('field.kategori'),
      asal: label('field.asal'),
      tujuan: label('field.asal'),
      jumlah: label('field.jumlah_rp'),
      keterangan: label('field.keterangan'),
    });
  });

  it('asks for the account of each bank, and for two different ones', () => {
    const bare = { ...full, asal_rekening: '', tujuan_rekening: '' };
    expect(Object.keys(checkMutasi('bank', bare))).toEqual(['asal_rekening', 'tujuan_rekening']);
    const same = { ...full, tujuan: 'BCA', tujuan_rekening: '111' };
    expect(checkMutasi('bank', same)).toEqual({ tujuan_rekening: { key: 'error.REKENING_SAMA' } });
  });

  it('wants exactly one CASH in a cash movement', () => {
    expect(checkMutasi('cash', full).tujuan?.key).toBe('error.MUTASI_TANPA_CASH');
    const two = { ...full, asal: 'CASH', tujuan: 'CASH' };
    expect(checkMutasi('cash', two).tujuan?.key).toBe('error.MUTASI_CASH_DUA');
  });
});
