/** The dialog with which head office opens a branch: its card, owner and first masters. */
import { Checkbox, Divider, PasswordInput, SimpleGrid, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { ShopCard } from '@kencana/contract/shop-card';
import { useT } from '../../platform/i18n.ts';
import { useSession } from '../../platform/session.ts';
import { useSave } from '../../platform/use-save.ts';
import { DateField } from '../../ui/date-field.tsx';
import { FormModal } from '../../ui/form-modal.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { branchBody, emptyBranch } from './open-branch.ts';
import type { BranchDraft } from './open-branch.ts';

const ZONES = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'] as const;

export interface OpenBranchFormProps {
  readonly shops: readonly ShopCard[];
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

interface PartProps {
  readonly draft: BranchDraft;
  readonly errors: Readonly<Record<string, string>>;
  readonly set: (patch: Partial<BranchDraft>) => void;
}

export function OpenBranchForm({ shops, onClose, onSaved }: OpenBranchFormProps): ReactNode {
  const t = useT();
  const session = useSession();
  const [empty] = useState(() => emptyBranch(session.tglSystem, session.toko.kode_toko));
  const [draft, setDraft] = useState(empty);
  const { saving, errors, save } = useSave();
  const part: PartProps = {
    draft,
    errors,
    set: (patch) => setDraft((old) => ({ ...old, ...patch })),
  };
  const submit = async (): Promise<void> => {
    if (!(await save({ method: 'POST', path: 'tokos', body: branchBody(draft) }))) return;
    onSaved();
    onClose();
  };
  return (
    <FormModal
      opened
      title={t('toko.buka')}
      dirty={JSON.stringify(draft) !== JSON.stringify(empty)}
      saving={saving}
      onClose={onClose}
      onSubmit={submit}
    >
      <CardPart {...part} />
      <Divider my="md" label={t('toko.pemilik')} labelPosition="left" />
      <OwnerPart {...part} />
      <Divider my="md" label={t('distribusi.master')} labelPosition="left" />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <SelectField
          clearable
          label={t('toko.salin')}
          data={shops.map((shop) => ({ value: shop.kode_toko, label: shop.nama_toko }))}
          value={draft.salin_dari}
          error={errors['salin_dari']}
          onChange={(salin_dari) => part.set({ salin_dari })}
        />
        <Checkbox
          mt={30}
          label={t('toko.salin-parameter')}
          disabled={draft.salin_dari === ''}
          checked={draft.salin_parameter}
          onChange={(event) => part.set({ salin_parameter: event.currentTarget.checked })}
        />
      </SimpleGrid>
    </FormModal>
  );
}

function CardPart({ draft, errors, set }: PartProps): ReactNode {
  const t = useT();
  const text = (name: keyof BranchDraft) => ({
    autoComplete: 'off',
    value: String(draft[name]),
    error: errors[name],
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      set({ [name]: event.currentTarget.value }),
  });
  const digits = (name: keyof BranchDraft, most: number) => ({
    ...text(name),
    inputMode: 'numeric' as const,
    maxLength: most,
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      set({ [name]: event.currentTarget.value.replaceAll(/\D/g, '') }),
  });
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <TextInput
        {...text('kode_toko')}
        label={t('toko.kode')}
        withAsterisk
        data-autofocus
        maxLength={12}
        onChange={(event) => set({ kode_toko: event.currentTarget.value.toUpperCase() })}
      />
      <TextInput {...text('nama_toko')} label={t('toko.nama')} withAsterisk maxLength={100} />
      <TextInput {...text('alamat_toko')} label={t('toko.alamat')} maxLength={200} />
      <TextInput {...digits('no_hp', 15)} label={t('field.no_hp')} />
      <TextInput {...digits('npwp', 16)} label={t('field.npwp')} />
      <TextInput
        {...digits('prefix', 2)}
        label={t('toko.prefix')}
        description={t('toko.prefix-petunjuk')}
        withAsterisk
      />
      <SelectField
        label={t('setting.toko.zona_waktu')}
        data={ZONES.map((zone) => ({ value: zone, label: zone }))}
        value={draft.zona_waktu}
        error={errors['zona_waktu']}
        onChange={(value) => {
          const zona_waktu = ZONES.find((zone) => zone === value);
          if (zona_waktu !== undefined) set({ zona_waktu });
        }}
      />
      <DateField
        label={t('toko.tgl-buka')}
        withAsterisk
        value={draft.tgl_buka}
        error={errors['tgl_buka']}
        onChange={(tgl_buka) => set({ tgl_buka })}
      />
      <TextInput
        {...text('portal')}
        label={t('toko.portal')}
        description={t('toko.portal-petunjuk')}
        maxLength={200}
      />
    </SimpleGrid>
  );
}

function OwnerPart({ draft, errors, set }: PartProps): ReactNode {
  const t = useT();
  return (
    <>
      <Text fz="sm" c="dimmed" mb="xs">
        {t('toko.pemilik-petunjuk')}
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label={t('users.user-id')}
          autoComplete="off"
          maxLength={30}
          value={draft.user_id}
          error={errors['pemilik.user_id']}
          onChange={(event) => set({ user_id: event.currentTarget.value.toUpperCase() })}
        />
        <TextInput
          label={t('users.nama')}
          autoComplete="off"
          maxLength={60}
          value={draft.nama}
          error={errors['pemilik.nama']}
          onChange={(event) => set({ nama: event.currentTarget.value })}
        />
        <PasswordInput
          label={t('shell.password')}
          description={t('toko.password-petunjuk')}
          autoComplete="new-password"
          value={draft.password}
          error={errors['pemilik.password']}
          onChange={(event) => set({ password: event.currentTarget.value })}
          visibilityToggleButtonProps={{ 'aria-label': t('shell.lihat-password') }}
        />
      </SimpleGrid>
    </>
  );
}
