/** The same submit again: duplicates, lost answers, and every misuse of an idempotency key. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lostAnswers, sameSubmit } from '../../../test/race/retry.ts';
import { PAID } from '../../../test/race/piece-move.ts';
import { cashIn, openRaceShop } from '../../../test/race/shop.ts';
import type { RaceShop } from '../../../test/race/shop.ts';
import { addPiece, saleOf } from '../../../test/shop-fixture.ts';

let shop: RaceShop;
beforeAll(async () => {
  shop = await openRaceShop();
});
afterAll(() => shop.close());

const withKey = (key: string) => ({ 'idempotency-key': key });

describe('the same submit', () => {
  it('from a double click or four tabs is one document with one answer', async () => {
    expect(await sameSubmit(shop, 2, 20)).toMatchObject({ faults: [] });
    expect(await sameSubmit(shop, 4, 20)).toMatchObject({ faults: [] });
  });

  it('after a lost answer is no second document', async () => {
    const played = await lostAnswers(shop, 10, 60);
    expect(played.faults).toEqual([]);
    expect(played.rounds).toBeGreaterThanOrEqual(60);
  });
});

describe('an idempotency key', () => {
  it('with another amount is refused, and the first document stays as it was', async () => {
    const key = withKey(randomUUID());
    const first = await shop.kasir.post('cash/simpan', cashIn('modal', 1000), key);
    const other = await shop.kasir.post('cash/simpan', cashIn('modal', 2000), key);
    expect([first.status, other.status, other.body.code]).toEqual([
      201,
      422,
      'KUNCI_IDEMPOTENSI_BEDA',
    ]);
    const again = await shop.kasir.post('cash/simpan', cashIn('modal', 1000), key);
    expect(again.body).toEqual(first.body);
  });

  it('of another person, or on another call, is another key', async () => {
    const key = withKey(randomUUID());
    const mine = await shop.kasir.post('cash/simpan', cashIn('modal'), key);
    const theirs = await shop.owner.post('cash/simpan', cashIn('modal'), key);
    expect([mine.status, theirs.status]).toEqual([201, 201]);
    expect(theirs.body.data.no).not.toBe(mine.body.data.no);
    const code = await addPiece(shop.kasir);
    const sale = await shop.kasir.post('penjualan/simpan', saleOf([code], PAID), key);
    expect(sale.status).toBe(201);
  });

  it('is free again after a refusal', async () => {
    const key = withKey(randomUUID());
    const code = await addPiece(shop.kasir);
    const short = saleOf([code], [{ jenis: 'CASH', jumlah_rp: 1000 }]);
    expect((await shop.kasir.post('penjualan/simpan', short, key)).body.code).toBe('BAYAR_KURANG');
    expect((await shop.kasir.post('penjualan/simpan', saleOf([code], PAID), key)).status).toBe(201);
  });

  it('of a day ago is fresh', async () => {
    const key = randomUUID();
    const first = await shop.kasir.post('cash/simpan', cashIn('modal'), withKey(key));
    await shop.root.query(
      `update idempotensi set created_at = now() - interval '25 hours' where kunci = $1`,
      [key],
    );
    const later = await shop.kasir.post('cash/simpan', cashIn('modal', 7000), withKey(key));
    expect(later.status).toBe(201);
    expect(later.body.data.no).not.toBe(first.body.data.no);
  });

  it('of a thousand characters, or of none, is refused', async () => {
    for (const key of ['k'.repeat(1000), 'k'.repeat(201), '']) {
      const answer = await shop.kasir.post('cash/simpan', cashIn('modal'), withKey(key));
      expect([answer.status, answer.body.code]).toEqual([400, 'KUNCI_IDEMPOTENSI_RUSAK']);
    }
  });

  it('keeps an approval usable once, whatever the key', async () => {
    const out = { ...cashIn('listrik', 1_500_000), kode_transaksi: 'LISTRIK', arah: 'OUT' };
    const refused = await shop.kasir.post('cash/simpan', out, withKey('sekali'));
    expect(refused.body.code).toBe('OTORISASI_DIPERLUKAN');
    expect((await shop.kasir.post('cash/simpan', cashIn('x'), withKey('sekali'))).status).toBe(201);
  });
});
