import type { Brand, Locale } from '../../src-domain/brand/brand.ts'
import type { PopupQueue, Popups } from '../../src-domain/brand/show-popups.ts'
import { appContext } from '../state/app-context.tsx'
import type { WatchableCell } from '../state/cell.ts'

export interface PopupCells {
  readonly queue: WatchableCell<PopupQueue>
  readonly locale: Locale
  readonly brand: Pick<Brand, 'defaultLocale' | 'name'>
}

/** Separate context, so that a failure does not affect the page (SHELL-33). */
export const { AppProvider: PopupsProvider, useApp: usePopups } = appContext<
  PopupCells,
  Pick<Popups, 'close' | 'hold'>
>('Popup')
