/**
 * Drafts that an earlier version left on the device (November 2026, before documents were taken in
 * by definitions), in the shape it stored them: opened, shown and saved. These texts never change.
 */
import type { Page } from '@playwright/test';
import { login, open, pickOne, read, setSetting, told } from './counter.ts';
import { expect, test } from './story.ts';

/** Puts the draft where the screen of this user and shop looks for it. */
async function leave(page: Page, user: string, screen: string, draft: object): Promise<void> {
  const session = await page.evaluate(() => localStorage.getItem('kencana.sesi') ?? '{}');
  const { toko } = JSON.parse(session) as { readonly toko?: { readonly kode_toko: string } };
  expect(toko).toBeDefined();
  const key = `kencana.draft.${user}.${toko?.kode_toko}.${screen}`;
  await page.evaluate(
    ([name = '', text = '']) => localStorage.setItem(name, text),
    [key, JSON.stringify(draft)],
  );
}

test('a pre-order goes on in the definition’s form', async ({ page }) => {
  await login(page, 'OWNER');
  await setSetting(page, 'PRE_ORDER_MODULE', 'true');
  await login(page, 'OWNER');
  const empty = { kode_jenis: '', qty: 1, harga: null, keterangan: '' };
  await leave(page, 'OWNER', 'transaksi-pre-order', {
    kode_supplier: '',
    nama_supplier: 'PT DRAF LAMA',
    nama_customer: 'Ibu Sari',
    no_hp: '0812-3456-7890',
    keterangan: '',
    lines: [
      { ...empty, id: 1, nama_barang: 'CINCIN POLOS', kadar: 7550, berat: 2125 },
      { ...empty, id: 3, nama_barang: 'KALUNG', kadar: 7000, berat: 10_000, harga: 9_500_000 },
    ],
  });
  await open(page, '/transaksi-pre-order', 'Transaksi Pre Order');
  await expect(page.getByLabel('Nama Supplier')).toHaveValue('PT DRAF LAMA');
  await expect(page.getByLabel('Kadar').first()).toHaveValue('75.5');
  await expect(page.getByLabel('Berat Per Pcs').first()).toHaveValue('2.125');
  await expect(page.getByLabel('2. Nama Barang')).toHaveValue('KALUNG');
  await expect(page.getByText('2 Barang · 12.125 gr · Rp. 9,500,000,-')).toBeVisible();
  await page.keyboard.press('F8');
  await expect(page.getByText('Kode Jenis Tidak Boleh Kosong')).toHaveCount(2);
  await expect(page.getByRole('combobox', { name: 'Kode Jenis' }).first()).toBeFocused();
  for (const at of [0, 1])
    await pickOne(page.getByRole('combobox', { name: 'Kode Jenis' }).nth(at));
  await page.keyboard.press('F8');
  await expect(page.getByRole('main').getByText(/-PO-\S+ Tersimpan/)).toBeVisible();
  await expect(page.getByText('6281234567890')).toBeVisible();
});

test('money of the till goes on, and what is missing is told at its field', async ({ page }) => {
  await login(page, 'OWNER');
  const codes = await read<{ kode_transaksi: string; arah: string }[]>(
    page,
    'paratransaksi/get/all?jenis_kas=KAS',
  );
  const code = codes.find(({ arah }) => arah === 'IN')?.kode_transaksi ?? '';
  await leave(page, 'OWNER', 'uang-kas', {
    kode_transaksi: code,
    no_rekening: '',
    jumlah_rp: 12_500,
    keterangan: '',
  });
  await open(page, '/uang-kas', 'Uang Kas');
  await expect(page.getByRole('textbox', { name: 'Jumlah' })).toHaveValue('12,500');
  await expect(page.getByText('Uang Masuk')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Keterangan Tidak Boleh Kosong')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Keterangan' })).toBeFocused();
  await page.keyboard.type('uji draf lama');
  await page.keyboard.press('Control+s');
  await told(page, /Tersimpan/);
  await expect(page.getByRole('textbox', { name: 'Jumlah' })).toHaveValue('');
  await expect(page.getByRole('table', { name: /Kas/ }).getByText('uji draf lama')).toBeVisible();
});

test('bank money names its account, and the accounts tell their bank', async ({ page }) => {
  await login(page, 'OWNER');
  await open(page, '/uang-bank', 'Uang Bank');
  await page.getByRole('textbox', { name: 'Jumlah' }).fill('5000');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Kode Transaksi Tidak Boleh Kosong')).toBeVisible();
  await expect(page.getByRole('combobox', { name: /^Kode Transaksi/ })).toBeFocused();
  await page.getByRole('combobox', { name: /^Kode Transaksi/ }).click();
  await page
    .getByRole('option', { name: /\(Masuk\)$/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Keterangan' }).fill('setoran uji');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Rekening Harus Dipilih')).toBeVisible();
  await page.getByRole('combobox', { name: /^No Rekening/ }).click();
  await page
    .getByRole('option', { name: /\(BCA\)$/ })
    .first()
    .click();
  await page.keyboard.press('Control+s');
  await told(page, /Tersimpan/);
});

test('a service goes on with its pieces', async ({ page }) => {
  await login(page, 'KASIR');
  await leave(page, 'KASIR', 'transaksi-services', {
    customer: {
      kode_sales: '',
      kode_member: 'NONMEMBER',
      nama_customer: 'Ibu Draf',
      no_hp: '081234567890',
      alamat_customer: '',
      keterangan_service: 'hati-hati',
      tgl_janji: '',
    },
    pieces: [
      {
        id: 1,
        nama_barang: 'GELANG PATAH',
        kode_jenis: '',
        kadar: 7500,
        berat: 3456,
        berat_manual: true,
        kode_deskripsi: '',
        deskripsi: 'patri',
        kondisi: '',
        ongkos: 50_000,
        perkiraan_emas_rp: null,
        foto: [],
      },
    ],
    payments: [],
  });
  await open(page, '/transaksi-services', 'Transaksi Service');
  await expect(page.getByLabel('Nama Barang')).toHaveValue('GELANG PATAH');
  await expect(page.getByLabel('Berat Masuk')).toHaveValue('3.456');
  await expect(page.getByLabel('Ongkos')).toHaveValue('50,000');
});
