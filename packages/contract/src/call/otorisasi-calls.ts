/** Approvals: giving one by password, QR, finger or passkey, and setting these ways up. */
import type { Listed } from './call.ts';

/** Who may approve, for choosing one. */
export interface ApproverChoice {
  readonly user_id: string;
  readonly nama: string;
  readonly level: string;
  readonly kode_toko: string;
}

/** An approval that was given; writes carry it in detail_authorization. */
export interface Given {
  readonly _id: string;
}

export type QrStatus = 'OPEN' | 'APPROVED' | 'REJECTED' | 'CANCELLED' | 'EXPIRED';

/** A request as its requester gets it; expires_at is an ISO 8601 instant. */
export interface QrOpened {
  readonly client: string;
  readonly keystore: string;
  readonly status: 'OPEN';
  readonly expires_at: string;
}

/**
 * A request in plain words. Instants ISO 8601; status EXPIRED as soon as its ten minutes are over.
 */
export interface QrRequest {
  readonly kode_toko: string;
  readonly nama_toko: string;
  readonly client: string;
  readonly keystore: string;
  readonly status: QrStatus;
  readonly input_by: string;
  readonly nama_peminta: string;
  readonly input_date: string;
  readonly expires_at: string;
  readonly client_notes: string;
  readonly keterangan: string;
  readonly kategori: string;
  readonly uraian: string;
  readonly sebelum: unknown;
  readonly sesudah: unknown;
  readonly answered_by: string | null;
  /** Why it was rejected. */
  readonly alasan: string;
}

/** One request as who asked sees it: with its approval once there is one. */
export interface OwnQrRequest extends QrRequest {
  readonly _id?: string;
}

/** One of a user's own passkeys, without its key. */
export interface PasskeyRow {
  readonly _id: string;
  readonly nama: string;
  readonly rp_id: string;
  readonly created_at: string;
  readonly last_used_at: string | null;
}

interface KnownCredential {
  id: string;
  transports?: string[];
  type: string;
}

/** What a browser asks a passkey with (WebAuthn's PublicKeyCredentialRequestOptionsJSON). */
export interface PasskeyQuestion {
  readonly tantangan: string;
  readonly options: {
    challenge: string;
    rpId?: string;
    timeout?: number;
    allowCredentials?: KnownCredential[];
    userVerification?: 'discouraged' | 'preferred' | 'required';
  };
}

/** What a browser makes a passkey with (WebAuthn's PublicKeyCredentialCreationOptionsJSON). */
export interface PasskeyStart {
  readonly tantangan: string;
  readonly options: {
    challenge: string;
    rp: { name: string; id?: string };
    user: { id: string; name: string; displayName: string };
    pubKeyCredParams: { alg: number; type: 'public-key' }[];
    timeout?: number;
    excludeCredentials?: KnownCredential[];
    authenticatorSelection?: {
      residentKey?: 'discouraged' | 'preferred' | 'required';
      requireResidentKey?: boolean;
      userVerification?: 'discouraged' | 'preferred' | 'required';
    };
  };
}

/** The shop's bridge and whose fingers are enrolled. */
export interface BridgeState {
  /** Null without a token; last_seen null: never heard of. */
  readonly jembatan: {
    readonly created_by: string;
    readonly created_at: string;
    readonly last_seen: string | null;
  } | null;
  readonly users: readonly {
    readonly user_id: string;
    readonly jari: number;
    readonly created_at: string;
  }[];
}

/** What a bridge is asked to do. */
export interface BridgeTask {
  readonly _id: string;
  readonly jenis: 'COCOK' | 'DAFTAR';
  readonly user_id: string;
  readonly jari: string;
  readonly peminta: string;
  readonly uraian: string;
  readonly expires_at: string;
  /** Base64; empty for an enrolment. */
  readonly templates: readonly string[];
}

/** What every way of approving is told of the request. */
interface Request {
  readonly user_id: string;
  /** Hash of what is to be approved. */
  readonly subjek: string;
  readonly kategori?: string;
  readonly keterangan?: string;
}

/** A credential as browsers write it to JSON. */
interface Credential {
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly response: Record<string, unknown>;
  readonly clientExtensionResults?: Record<string, unknown>;
  readonly authenticatorAttachment?: string;
}

interface QrSent {
  readonly client?: string;
  /** The client's own random key; the server makes one where none is sent. */
  readonly keystore?: string;
  readonly client_notes?: string;
  readonly status?: string;
  readonly event?: string;
  readonly input_by?: string;
  readonly input_date?: string;
  readonly subjek: string;
  readonly keterangan?: string;
}

export interface OtorisasiCalls {
  'POST authorization': { body: Request & { readonly password: string }; data: Given };
  'GET authorization/approvers': Listed<ApproverChoice> & { query: { subjek?: string } };
  'POST authorization/fingerprint': { body: Request & { readonly fp: string }; data: Given };
  'POST authorization/passkey': {
    body: Request & { readonly tantangan: string; readonly credential: Credential };
    data: Given;
  };
  'POST authorization/passkey/mulai': {
    body: { readonly user_id: string; readonly subjek: string };
    data: PasskeyQuestion;
  };
  'GET passkey': Listed<PasskeyRow>;
  'POST passkey/mulai': { body: { readonly password: string }; data: PasskeyStart };
  'POST passkey': {
    body: {
      readonly tantangan: string;
      readonly nama: string;
      readonly credential: Credential;
    };
    data: { readonly _id: string };
  };
  'DELETE passkey/:_id': { data: null };
  'GET otorisasi-qr': Listed<QrRequest>;
  'POST otorisasi-qr/generate': { body: QrSent; data: QrOpened };
  'GET otorisasi-qr/:shop_code/:keystore': { data: OwnQrRequest };
  'DELETE otorisasi-qr/remove/:shop_code/:keystore': { data: { readonly status: QrStatus } };
  'POST otorisasi-qr/:shop_code/:keystore/setuju': {
    body: { readonly keterangan?: string };
    data: { readonly status: QrStatus };
  };
  'POST otorisasi-qr/:shop_code/:keystore/tolak': {
    body: { readonly alasan: string };
    data: { readonly status: QrStatus };
  };
  'GET user-fingerprint': {
    query: { user_id: string; subjek?: string };
    data: readonly {
      readonly user_id: string;
      readonly fingerprints: readonly { readonly bytes: string }[];
    }[];
    beside: { readonly count: number };
  };
  'POST user-fingerprint': {
    body: { readonly user_id: string; readonly jari?: string; readonly password: string };
    data: { readonly _id: string };
  };
  'DELETE user-fingerprint/:user_id': { data: null };
  'GET fingerprint-bridge': { data: BridgeState };
  'POST fingerprint-bridge/token': { data: { readonly token: string } };
  'GET fingerprint-bridge/tugas': Listed<BridgeTask> & { query: { tunggu?: number } };
  'POST fingerprint-bridge/match': {
    body: { readonly _id: string; readonly user_id: string; readonly score: number };
    data: { readonly status: boolean };
  };
  'POST fingerprint-bridge/enroll': {
    body: { readonly _id: string; readonly user_id: string; readonly template: string };
    data: { readonly _id: string };
  };
}
