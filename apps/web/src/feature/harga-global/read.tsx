/**
 * Says that gold is sold without a floor (docs/decision/0025) or bought without a roof (0032), and
 * where that is mended; nothing while there are both.
 */
import { Alert, Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { MessageKey } from '@kencana/messages/key';
import { useT } from '../../platform/i18n.ts';
import { may, useSession } from '../../platform/session.ts';

export function NoFloor(): ReactNode {
  const { settings } = useSession();
  if (settings.number('PARAMETER_HARGA_EMAS_GLOBAL_VALUE') <= 0) {
    return (
      <Missing title="harga-global.tanpa-batas" text="harga-global.tanpa-batas-isi">
        <PriceLink />
      </Missing>
    );
  }
  return (
    <>
      {settings.number('BATAS_BAWAH_PERSEN') >= 100 ? (
        <Missing title="harga-global.tanpa-batas-bawah" text="harga-global.tanpa-batas-persen" />
      ) : null}
      {settings.number('BATAS_ATAS_PERSEN') >= 100 ? (
        <Missing
          title="harga-global.tanpa-batas-atas"
          text="harga-global.tanpa-batas-atas-persen"
        />
      ) : null}
    </>
  );
}

function Missing(props: {
  readonly title: MessageKey;
  readonly text: MessageKey;
  readonly children?: ReactNode;
}): ReactNode {
  const t = useT();
  return (
    <Alert color="yellow" role="status">
      <Text fw={600}>{t(props.title)}</Text>
      {t(props.text)} {props.children}
    </Alert>
  );
}

function PriceLink(): ReactNode {
  const t = useT();
  if (!may('master.parameter-harga-global.lihat')) return null;
  return (
    <Anchor component={Link} to="/parameter-harga-global" size="sm">
      {t('screen.parameter-harga-global')}
    </Anchor>
  );
}

/** The same on the pages that an owner opens first; others cannot mend it. */
export function NoFloorForOwner(): ReactNode {
  const { user } = useSession();
  return ['OWN', 'SU'].includes(user.level) ? <NoFloor /> : null;
}
