/** `notice`: a card at the edge; `dialog`: a modal. */
export const popupTypes = ['notice', 'dialog'] as const
export type PopupType = (typeof popupTypes)[number]

export interface Popup {
  readonly id: string
  readonly type: PopupType
  /** Text by language. Always contains the brand's own language. */
  readonly content: Readonly<Record<string, string | undefined>>
  readonly options: {
    /** Seconds (SHELL-31). */
    readonly autoCloseTimer: number
    readonly isAutoClose: boolean
    readonly isFirstTimeOnly: boolean
    /** Times that a device shows the popup; absent means always. */
    readonly repeats?: number
  }
}

/** Seconds. */
export const shippedAutoClose = 15

/** Milliseconds after page load (SHELL-32). */
export const popupsAfter = 2_000

export type PopupCounts = Readonly<Record<string, number>>

export function mayShow({ id, options }: Popup, counts: PopupCounts): boolean {
  const most = options.isFirstTimeOnly ? 1 : options.repeats
  return most === undefined || (counts[id] ?? 0) < most
}

/** Falls back to the brand's own language. */
export function popupWords({ content }: Popup, locale: string, own: string): string {
  return content[locale] ?? content[own] ?? ''
}
