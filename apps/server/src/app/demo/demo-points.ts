/** Members of the demo chain pay with the points that their purchases earned. */
import type { BranchState } from './demo-branch.ts';
import { takePiece } from './demo-branch.ts';
import { SALES } from './demo-masters.ts';

/** Points that are worth asking for. */
const ENOUGH = 40;

/** Every fourth day the first member with enough points pays a part of a piece with all of them. */
export async function payByPoints(branch: BranchState, day: number): Promise<void> {
  if (day % 4 !== 3) return;
  for (const kode_member of branch.members) {
    const { poin, nilai_rp } = await branch.client.get(`poin/jual/${kode_member}`);
    const points = Number(poin);
    if (points < ENOUGH) continue;
    const piece = takePiece(branch);
    const rest = piece.harga_total - points * Number(nilai_rp);
    if (rest <= 0) return;
    await branch.client.post('penjualan/simpan', {
      kode_member,
      kode_sales: branch.random.pick(SALES)[0],
      detail_barang: [{ kode_barcode: piece.kode_barcode }],
      pembayaran: [
        { jenis: 'POINT', poin: points },
        { jenis: 'CASH', jumlah_rp: rest },
      ],
    });
    branch.sold.push(piece);
    return;
  }
}
