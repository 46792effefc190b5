/** A member's name, phone and address for the fields of a customer that are still empty. */
import { useEffect, useRef } from 'react';
import { NON_MEMBER } from '@kencana/contract/orang';
import { api } from '../../platform/api.ts';
import { missingOfMember } from './counter-draft.ts';
import type { Known } from './counter-draft.ts';

/** Fills once the member's code has been typed; the server fills what the user may not read. */
export function useFillMember(typed: Known, set: (known: Partial<Known>) => void): () => void {
  const now = useRef({ typed, set });
  useEffect(() => {
    now.current = { typed, set };
  });
  return () => {
    const kode = typed.kode_member.trim().toUpperCase();
    if (kode === '' || kode === NON_MEMBER) return;
    void api
      .get('member/get/all', { query: { q: kode, limit: 5 } })
      .then(({ data }) => {
        const row = data.find((one) => one.kode_member.toUpperCase() === kode);
        const known = row === undefined ? {} : missingOfMember(now.current.typed, row);
        if (Object.keys(known).length > 0) now.current.set(known);
      })
      .catch(() => undefined);
  };
}
