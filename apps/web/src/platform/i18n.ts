/**
 * The texts: i18next over packages/messages, one language loaded at a time. Before login only the
 * areas that the public pages show are loaded; loadAllTexts brings the rest. The user's choice wins
 * over the shop's language.
 */
import i18next from 'i18next';
import { useSyncExternalStore } from 'react';
import { LANGUAGES } from '@kencana/messages/key';
import type { Language, MessageKey, PublicArea } from '@kencana/messages/key';
import { loadTexts } from '@kencana/messages/load';
import { deviceChoice, getSession, setDeviceChoice } from './session.ts';

export type Translate = (key: MessageKey, data?: Readonly<Record<string, unknown>>) => string;

/** BCP 47 tags for the html element and for number and date formats. */
const TAG: Record<Language, string> = {
  id: 'id',
  en: 'en',
  it: 'it',
  hk: 'zh-Hant-HK',
  my: 'ms',
  jp: 'ja',
};

/** Each language in its own words, for choosers. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  id: 'Bahasa Indonesia',
  en: 'English',
  it: 'Italiano',
  hk: '繁體中文',
  my: 'Bahasa Melayu',
  jp: '日本語',
};

/** The areas that are loaded; undefined once every text is. */
let areas: readonly PublicArea[] | undefined = ['shell'];
const listeners = new Set<() => void>();

function isLanguage(text: string | undefined | null): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/**
 * The language to start with: the user's choice, else the one chosen on this device, else the
 * shop's, else Indonesian.
 */
function preferredLanguage(): Language {
  const session = getSession();
  const wishes = [session?.user.bahasa, deviceChoice('bahasa'), session?.settings.text('BAHASA')];
  return wishes.find(isLanguage) ?? 'id';
}

/** The language in force. */
export function currentLanguage(): Language {
  return isLanguage(i18next.language) ? i18next.language : 'id';
}

/** Starts i18next with the preferred language's texts for the public pages. */
export async function startI18n(): Promise<void> {
  await i18next.init({
    lng: preferredLanguage(),
    fallbackLng: ['en', 'id'],
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: {},
  });
  await showLanguage(preferredLanguage());
}

/** Loads every text of the current language: called when the shell opens. */
export async function loadAllTexts(): Promise<void> {
  areas = undefined;
  await showLanguage(preferredLanguage());
}

/** Loads one area beside the public texts: for a page that needs no login and little else. */
export async function loadAreaTexts(area: PublicArea): Promise<void> {
  if (areas !== undefined) areas = [...areas, area];
  await showLanguage(preferredLanguage());
}

/** Shows the language that is preferred now: after the shop has changed its own. */
export async function followLanguage(): Promise<void> {
  await showLanguage(preferredLanguage());
}

async function showLanguage(language: Language): Promise<void> {
  const wanted = await loadTexts(language, areas).catch(() => undefined);
  const shown = wanted === undefined ? 'en' : language;
  const texts = wanted ?? (await loadTexts('en', areas));
  i18next.addResourceBundle(shown, 'translation', texts, true, true);
  await i18next.changeLanguage(shown);
  document.documentElement.lang = TAG[shown];
  inForce = (key, data) => i18next.t(key, data ?? {});
  for (const tell of listeners) tell();
}

/**
 * Shows another language and remembers it on this device; storing it for the user is the caller's.
 */
export async function setLanguage(language: Language): Promise<void> {
  setDeviceChoice('bahasa', language);
  await showLanguage(language);
}

/** The text of a key outside of React. */
export const translate: Translate = (key, data) => i18next.t(key, data ?? {});

/** Replaced with every change of language, so that what is memoised by it is made anew. */
let inForce: Translate = translate;

/** The translate function, new whenever the language changes so that memoised parts draw again. */
export function useT(): Translate {
  return useSyncExternalStore(subscribe, () => inForce);
}

/** The BCP 47 tag of the language in force, for Intl. */
export function languageTag(): string {
  return TAG[currentLanguage()];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
