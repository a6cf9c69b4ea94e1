/** A card at the edge of the page, or a question over it that has to be closed. */
export const popupTypes = ['notice', 'dialog'] as const
export type PopupType = (typeof popupTypes)[number]

/** Something that a brand says to whoever opens its shop (SHELL-29). */
export interface Popup {
  readonly id: string
  readonly type: PopupType
  /** By language; at least in the brand's own. */
  readonly content: Readonly<Record<string, string | undefined>>
  readonly options: {
    /** Seconds, of one that closes itself (SHELL-31). */
    readonly autoCloseTimer: number
    readonly isAutoClose: boolean
    readonly isFirstTimeOnly: boolean
    /** How often it is shown to one device; absent: always. */
    readonly repeats?: number
  }
}

/** Seconds. */
export const shippedAutoClose = 15

/** Milliseconds after a page has loaded until its brand's popups are added (SHELL-32). */
export const popupsAfter = 2_000

/** How often each popup was shown to this device, by its id. */
export type PopupCounts = Readonly<Record<string, number>>

/** SHELL-30: at most a set number of times, and one that is for the first time only, once. */
export function mayShow({ id, options }: Popup, counts: PopupCounts): boolean {
  const most = options.isFirstTimeOnly ? 1 : options.repeats
  return most === undefined || (counts[id] ?? 0) < most
}

/** What it says in a language; in the brand's own where it has no words in that one. */
export function popupWords({ content }: Popup, locale: string, own: string): string {
  return content[locale] ?? content[own] ?? ''
}
