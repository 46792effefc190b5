/** What is typed to open a branch, and the body that is sent. */
import type { OpenBranch } from '@kencana/contract/buka-cabang';

/** Every field as it is typed. */
export interface BranchDraft {
  readonly kode_toko: string;
  readonly nama_toko: string;
  readonly alamat_toko: string;
  readonly no_hp: string;
  readonly npwp: string;
  readonly zona_waktu: OpenBranch['zona_waktu'];
  readonly portal: string;
  readonly prefix: string;
  readonly tgl_buka: string;
  readonly user_id: string;
  readonly nama: string;
  readonly password: string;
  readonly salin_dari: string;
  readonly salin_parameter: boolean;
}

/** An empty form; head office's own masters are what most branches start with. */
export function emptyBranch(tgl_buka: string, pusat: string): BranchDraft {
  return {
    kode_toko: '',
    nama_toko: '',
    alamat_toko: '',
    no_hp: '',
    npwp: '',
    zona_waktu: 'Asia/Jakarta',
    portal: '',
    prefix: '',
    tgl_buka,
    user_id: '',
    nama: '',
    password: '',
    salin_dari: pusat,
    salin_parameter: true,
  };
}

/** The body of POST tokos; an owner only when something of one is typed. */
export function branchBody(draft: BranchDraft) {
  const { user_id, nama, password, salin_dari, salin_parameter, ...shop } = draft;
  const owner = user_id !== '' || nama !== '' || password !== '';
  return {
    ...shop,
    ...(owner ? { pemilik: { user_id, nama, password } } : {}),
    ...(salin_dari === '' ? {} : { salin_dari, salin_parameter }),
  };
}
