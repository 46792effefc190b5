/**
 * The screens of every kind of document, from their definitions, and what each kind adds to them.
 * Loaded when opened.
 */
import { lazy } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { desks } from '@kencana/contract/desk';
import { documents } from '@kencana/contract/registry';
import type { DocumentSlots } from '../engine/document-screen/document-slot.ts';

const LihatScreen = lazy(() =>
  import('../engine/document-screen/lihat-screen.tsx').then((m) => ({ default: m.LihatScreen })),
);
const BatalScreen = lazy(() =>
  import('../engine/document-screen/batal-screen.tsx').then((m) => ({ default: m.BatalScreen })),
);

const TitipanActions = lazy(() =>
  import('../feature/titipan/titipan-actions.tsx').then((m) => ({ default: m.TitipanActions })),
);
const OrderActions = lazy(() =>
  import('../feature/pesanan/order-actions.tsx').then((m) => ({ default: m.OrderActions })),
);
const RefundFields = lazy(() =>
  import('../engine/document-screen/refund-fields.tsx').then((m) => ({ default: m.RefundFields })),
);

const DeskScreen = lazy(() =>
  import('../engine/document-screen/desk-screen.tsx').then((m) => ({ default: m.DeskScreen })),
);

const PhotosButton = lazy(() =>
  import('../feature/service/photos-button.tsx').then((m) => ({ default: m.PhotosButton })),
);

const SaleActions = lazy(() =>
  import('../feature/penjualan/sale-actions.tsx').then((m) => ({ default: m.SaleActions })),
);

const MoveReceipts = lazy(() =>
  import('../feature/barang/move-receipts.tsx').then((m) => ({ default: m.MoveReceipts })),
);

const CancelPieces = lazy(() =>
  import('../feature/barang/cancel-pieces.tsx').then((m) => ({ default: m.CancelPieces })),
);

const ReceiveAction = lazy(() =>
  import('../feature/barang/receive-action.tsx').then((m) => ({ default: m.ReceiveAction })),
);
const CancelReceipt = lazy(() =>
  import('../feature/barang/cancel-receipt.tsx').then((m) => ({ default: m.CancelReceipt })),
);

/** A kind's own buttons and fields, by its name. */
const slots: Readonly<Record<string, DocumentSlots>> = {
  penjualan: { rowActions: SaleActions },
  titipan: { rowActions: TitipanActions, cancelFields: RefundFields },
  pesanan: { rowActions: OrderActions, cancelFields: RefundFields },
  'pindah-barang': { rowActions: MoveReceipts },
  'penerimaan-barang': { rowActions: ReceiveAction, cancelFields: CancelReceipt },
  'tambah-barang': { cancelFields: CancelPieces },
  service: { rowActions: PhotosButton, cancelFields: RefundFields },
};

/** Route → component of the definitions' screens. */
export const documentComponents: Readonly<Record<string, ComponentType>> = Object.fromEntries(
  documents.flatMap((definition) => {
    const { batal, list, kind } = definition;
    const own = slots[kind] ?? {};
    const screens: [string, ComponentType][] = [
      [list.route, (): ReactNode => <LihatScreen definition={definition} slots={own} />],
    ];
    if (batal !== undefined) {
      const cancellable = { ...definition, batal };
      screens.push([
        batal.route,
        (): ReactNode => <BatalScreen definition={cancellable} slots={own} />,
      ]);
    }
    return screens;
  }),
);

/** Route → component of the cashiers' desks. */
export const deskComponents: Readonly<Record<string, ComponentType>> = Object.fromEntries(
  desks.map((desk) => [`/${desk.name}`, (): ReactNode => <DeskScreen desk={desk} />]),
);
