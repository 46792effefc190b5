/** The dialog that changes a shop's address card. */
import { SimpleGrid, Switch, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { passesByLevel } from '@kencana/contract/permission';
import type { ShopCard } from '@kencana/contract/shop-card';
import { ApiError, LOST } from '../../platform/api-error.ts';
import { api, newKey } from '../../platform/api.ts';
import { withAuthorization } from '../../platform/authorize.tsx';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { useSession } from '../../platform/session.ts';
import { FormModal } from '../../ui/form-modal.tsx';

type Name = 'nama_toko' | 'alamat_toko' | 'no_hp' | 'npwp' | 'portal';

const FIELDS = [
  ['nama_toko', 'toko.nama', 100],
  ['alamat_toko', 'toko.alamat', 200],
  ['no_hp', 'field.no_hp', 15],
  ['npwp', 'field.npwp', 16],
  ['portal', 'toko.portal', 200],
] as const;
const DIGITS: ReadonlySet<Name> = new Set(['no_hp', 'npwp']);

export interface ShopFormProps {
  readonly shop: ShopCard;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

export function ShopForm({ shop, onClose, onSaved }: ShopFormProps): ReactNode {
  const t = useT();
  // Where a shop's server is, and whether it is open, is the owner's word.
  const mayMove = passesByLevel(useSession().user.level);
  const [values, setValues] = useState(shop);
  const [errors, setErrors] = useState<Readonly<Record<string, readonly string[]>>>({});
  const [saving, setSaving] = useState(false);
  const key = useRef<string | undefined>(undefined);
  const change = (patch: Partial<ShopCard>): void => {
    key.current = undefined;
    setErrors({});
    setValues((old) => ({ ...old, ...patch }));
  };
  const submit = async (): Promise<void> => {
    setSaving(true);
    try {
      key.current ??= newKey();
      const answer = await sendCard(values, key.current);
      notify.success(answer.message ?? t('toko.disimpan'));
      onSaved();
      onClose();
    } catch (failure) {
      if (!(failure instanceof ApiError && failure.code === LOST)) key.current = undefined;
      if (failure instanceof ApiError && failure.errors !== undefined) setErrors(failure.errors);
      notify.failure(failure, 'toko.gagal');
    } finally {
      setSaving(false);
    }
  };
  return (
    <FormModal
      opened
      title={t('master.edit', { judul: shop.kode_toko })}
      dirty={JSON.stringify(values) !== JSON.stringify(shop)}
      saving={saving}
      onClose={onClose}
      onSubmit={submit}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {FIELDS.map(([name, label, most]) => (
          <TextInput
            key={name}
            label={t(label)}
            withAsterisk={name === 'nama_toko'}
            readOnly={name === 'portal' && !mayMove}
            maxLength={most}
            inputMode={DIGITS.has(name) ? 'numeric' : 'text'}
            autoComplete="off"
            value={values[name]}
            error={errors[name]?.[0]}
            onChange={(event) => change({ [name]: typed(name, event.currentTarget.value) })}
          />
        ))}
        <Switch
          mt={28}
          label={t('field.aktif')}
          disabled={shop.tipe_toko === 'PUSAT' || !mayMove}
          error={errors['aktif']?.[0]}
          checked={values.aktif}
          onChange={(event) => change({ aktif: event.currentTarget.checked })}
        />
      </SimpleGrid>
    </FormModal>
  );
}

/** Closing and reopening asks for a second person. */
function sendCard(values: ShopCard, key: string) {
  const { kode_toko, nama_toko, alamat_toko, no_hp, npwp, portal, aktif } = values;
  const card = { nama_toko, alamat_toko, no_hp, npwp, portal, aktif };
  return withAuthorization((detail_authorization) =>
    api.put('tokos/:kode_toko', {
      params: { kode_toko },
      body: { ...card, detail_authorization },
      key,
    }),
  );
}

function typed(name: Name, value: string): string {
  return DIGITS.has(name) ? value.replaceAll(/\D/g, '') : value;
}
