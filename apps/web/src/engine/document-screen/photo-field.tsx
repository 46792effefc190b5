/**
 * The photo of a piece at the counter: from the camera with a live preview, or from a file. It is
 * stored at once; the document carries its address.
 */
import { photoCall } from '@kencana/contract/call/photo-calls';
import type { PhotoInfo } from '@kencana/contract/field/field';
import { Button, FileButton, Group, Modal, SegmentedControl, Text } from '@mantine/core';
import { IconCamera, IconPhoto, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { api, newKey } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { deviceChoice, setDeviceChoice } from '../../platform/session.ts';
import { reason } from '../../platform/use-list.ts';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { StoredImage } from './stored-image.tsx';

/** Enough to know a piece by; the server keeps no more. */
const MAX_SIDE = 1366;
const QUALITY = 0.8;

export interface PhotoFieldProps {
  /** Of the camera's button, which takes the focus where a photo is missing. */
  readonly id?: string | undefined;
  /** Where a photo is stored: POST { gambar } answers { foto }. */
  readonly photo: PhotoInfo;
  /** `files/<id>`, '' without a photo. */
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (foto: string) => void;
}

export function PhotoField({ id, photo, value, error, onChange }: PhotoFieldProps): ReactNode {
  const t = useT();
  const [camera, setCamera] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const wrong = refused ?? error;
  const store = async (source: Promise<string>): Promise<void> => {
    setBusy(true);
    setRefused(undefined);
    try {
      const body = { gambar: await source };
      const { data } = await api.post(photoCall(photo), { body, key: newKey() });
      onChange(data.foto);
    } catch (failure) {
      notify.failure(failure, 'foto.gagal');
      setRefused(reason(failure));
    } finally {
      setBusy(false);
    }
  };
  const button = { size: 'xs', variant: 'default', disabled: busy } as const;
  return (
    <div>
      <Text size="xs" fw={500} component="span">
        {t('field.foto')}
      </Text>
      <Group gap={6} align="center">
        {value === '' ? null : (
          <StoredImage path={value} alt={t('field.foto')} height={48} width={64} />
        )}
        <Button
          {...button}
          {...(id === undefined ? {} : { id })}
          {...(wrong === undefined ? {} : { 'data-wrong': true })}
          leftSection={<IconCamera size={14} aria-hidden />}
          onClick={() => setCamera(true)}
        >
          {t('foto.kamera')}
        </Button>
        <FromDevice disabled={busy} onFile={(file) => void store(fromFile(file))} />
        {value === '' ? null : (
          <Button
            {...button}
            leftSection={<IconTrash size={14} aria-hidden />}
            onClick={() => onChange('')}
          >
            {t('foto.hapus')}
          </Button>
        )}
      </Group>
      {wrong === undefined ? null : (
        <Text size="xs" c="red" role="alert">
          {wrong}
        </Text>
      )}
      {camera ? (
        <CameraModal
          onClose={() => setCamera(false)}
          onTaken={(video) => {
            setCamera(false);
            void store(Promise.resolve(drawn(video, video.videoWidth, video.videoHeight)));
          }}
        />
      ) : null}
    </div>
  );
}

function FromDevice(props: { disabled: boolean; onFile: (file: File) => void }): ReactNode {
  const t = useT();
  return (
    <FileButton
      accept="image/jpeg,image/png,image/webp"
      onChange={(file) => {
        if (file !== null) props.onFile(file);
      }}
    >
      {(open) => (
        <Button
          {...open}
          size="xs"
          variant="default"
          disabled={props.disabled}
          leftSection={<IconPhoto size={14} aria-hidden />}
        >
          {t('foto.berkas')}
        </Button>
      )}
    </FileButton>
  );
}

function CameraModal(props: {
  onClose: () => void;
  onTaken: (video: HTMLVideoElement) => void;
}): ReactNode {
  const t = useT();
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'wait' | 'live' | 'failed'>('wait');
  const [side, setSide] = useState<Camera>(lastCamera);
  useEffect(() => {
    const stop = new AbortController();
    void show(video, side, stop.signal).then(
      () => setState('live'),
      () => {
        if (!stop.signal.aborted) setState('failed');
      },
    );
    return () => stop.abort();
  }, [side]);
  return (
    <Modal opened size="lg" title={t('foto.kamera')} onClose={props.onClose}>
      <CameraChoice
        value={side}
        onChange={(next) => {
          setState('wait');
          setSide(next);
        }}
      />
      {state === 'failed' ? (
        <Text role="alert">{t('foto.kamera-gagal')}</Text>
      ) : (
        <video
          ref={video}
          muted
          playsInline
          aria-label={t('foto.pratinjau')}
          style={{ width: '100%', maxHeight: '60dvh', background: '#000' }}
        />
      )}
      <Group justify="flex-end" mt="sm">
        <KbdButton
          shortcut="Enter"
          disabled={state !== 'live'}
          onClick={() => {
            if (video.current !== null) props.onTaken(video.current);
          }}
        >
          {t('foto.ambil')}
        </KbdButton>
      </Group>
    </Modal>
  );
}

/** Which camera: the one of a desktop, or of a phone the front one or the back one. */
type Camera = 'desktop' | 'depan' | 'belakang';
const CAMERA = 'kamera';

/** The one last used on this device; of a device that is touched the back one. */
function lastCamera(): Camera {
  const last = deviceChoice(CAMERA);
  if (last === 'desktop' || last === 'depan' || last === 'belakang') return last;
  return matchMedia('(pointer: coarse)').matches ? 'belakang' : 'desktop';
}

/** Desktop or Mobile, and of a phone Depan or Belakang (spec 1 §5): one is always chosen. */
function CameraChoice(props: { value: Camera; onChange: (side: Camera) => void }): ReactNode {
  const t = useT();
  const { value } = props;
  const choose = (side: string): void => {
    setDeviceChoice(CAMERA, side);
    if (lastCamera() !== value) props.onChange(lastCamera());
  };
  return (
    <Group gap="xs" mb="xs">
      <SegmentedControl
        size="xs"
        aria-label={t('foto.platform')}
        value={value === 'desktop' ? 'desktop' : 'belakang'}
        onChange={choose}
        data={[
          { value: 'desktop', label: t('foto.desktop') },
          { value: 'belakang', label: t('foto.mobile') },
        ]}
      />
      {value === 'desktop' ? null : (
        <SegmentedControl
          size="xs"
          aria-label={t('foto.sisi')}
          value={value}
          onChange={choose}
          data={[
            { value: 'depan', label: t('foto.depan') },
            { value: 'belakang', label: t('foto.belakang') },
          ]}
        />
      )}
    </Group>
  );
}

/** The camera in the video until `stop`. Throws where there is none or it may not be used. */
async function show(
  place: { readonly current: HTMLVideoElement | null },
  side: Camera,
  stop: AbortSignal,
): Promise<void> {
  const facing = { desktop: undefined, depan: 'user', belakang: 'environment' }[side];
  const wanted = facing === undefined ? true : { facingMode: facing };
  const stream = await navigator.mediaDevices.getUserMedia({ video: wanted });
  const end = (): void => {
    for (const track of stream.getTracks()) track.stop();
  };
  stop.addEventListener('abort', end);
  const video = place.current;
  if (stop.aborted || video === null) return end();
  video.srcObject = stream;
  await video.play();
}

async function fromFile(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file);
  return drawn(bitmap, bitmap.width, bitmap.height);
}

/** As JPEG, no side longer than MAX_SIDE. */
function drawn(source: CanvasImageSource, width: number, height: number): string {
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', QUALITY);
}
