/**
 * What owners are told about their shop's controls: what the signed-in owner has not read yet,
 * live. The list is the screen's (feature/kabar-pemilik).
 */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { PEMILIK } from '@kencana/contract/permission';
import { api } from './api.ts';
import { translate } from './i18n.ts';
import { newsSentence } from './news-sentence.ts';
import { notify } from './notify.ts';
import { useLive } from './realtime.ts';
import { useSession } from './session.ts';

const UNREAD = ['kabar-pemilik', 'baru'] as const;

/** How much the signed-in owner has not read; 0 for everybody else. */
export function useUnreadNews(): number {
  const { user } = useSession();
  const { data } = useQuery({
    queryKey: [...UNREAD, user.user_id],
    queryFn: ({ signal }) => api.get('kabar-pemilik/baru', { signal }),
    enabled: PEMILIK.includes(user.level),
  });
  return data?.data.jumlah ?? 0;
}

/** Answers how to ask again what is unread. */
export function useRefreshUnread(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: UNREAD });
}

/**
 * Tells the owner live of what others do; news may come twice and are told once. One's own acts are
 * no news.
 */
export function useOwnerNews(): void {
  const { user } = useSession();
  const refresh = useRefreshUnread();
  const heard = useRef(new Set<string>());
  useLive('kabar-pemilik', (news) => {
    if (heard.current.has(news.id)) return;
    heard.current.add(news.id);
    if (news.oleh !== user.user_id) notify.notice(newsSentence(translate, news, user.kode_toko));
    refresh();
  });
}
