/** The counter finds a member by part of the name, masked, and takes code and name over. */
import { go, login, read } from './counter.ts';
import { expect, test } from './story.ts';

test('a cashier finds a member by name with the keyboard', async ({ page }) => {
  await login(page, 'OWNER');
  type Member = { readonly kode_member: string; readonly nama_customer: string };
  const members = await read<Member[]>(page, 'member/get/all?limit=2');
  const [member, other] = members;
  if (member === undefined || other === undefined) throw new Error('the demo has no members');
  await login(page, 'KASIR');
  await go(page, '/transaksi-penjualan');
  const field = page.getByRole('combobox', { name: 'Member' });
  await field.click();
  await field.press('Control+a');
  await field.pressSequentially(member.nama_customer, { delay: 20 });
  const option = page.getByRole('option', { name: new RegExp(member.kode_member) });
  await expect(option).toContainText('•••');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(member.kode_member);
  await expect(page.getByLabel('Nama', { exact: true })).toHaveValue(member.nama_customer);
  // Another code typed over it: the nota must not carry the first one’s name.
  const nama = page.getByLabel('Nama', { exact: true });
  await field.fill(other.kode_member);
  await expect(nama).toHaveValue('');
  await field.fill('zzz');
  await expect(page.getByText('Tidak ada member yang cocok')).toBeVisible();
});
