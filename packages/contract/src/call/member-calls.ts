/** What counters and screens ask about customers, members, their coupons and points. */
import type { CekKupon } from '../kupon.ts';
import type { FoundMember } from '../member.ts';
import type { PoinMember } from '../payment/points.ts';
import type { RiwayatCustomer } from '../riwayat-customer.ts';
import type { Listed } from './call.ts';

/** A member with everything, for whoever has the right to members' data. */
export interface MemberRow extends FoundMember {
  readonly alamat_customer: string;
  readonly tgl_lahir: string | null;
}

export interface MemberCalls {
  'GET member/get/all': Listed<MemberRow | FoundMember> & {
    query: { q?: string; skip?: number; limit?: number };
  };
  'GET customer/riwayat': {
    query: { kode_member?: string; no_hp?: string };
    data: RiwayatCustomer | null;
  };
  'GET kupon/cek/:kode': { data: CekKupon };
  'GET kupon/jual/:kode': { data: CekKupon };
  'GET poin/jual/:kode': { data: PoinMember };
}
