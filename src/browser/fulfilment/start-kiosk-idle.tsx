import { createRoot } from 'react-dom/client'
import { guestActivity } from '../../../src-adapters/browser/guest-activity.ts'
import type { Brand, Locale } from '../../../src-domain/brand/brand.ts'
import { active, type IdleState } from '../../../src-domain/fulfilment/kiosk-idle.ts'
import { IdleDialog } from '../../../src-ui/fulfilment/idle-dialog.tsx'
import { type WatchIdleNeeds, watchIdle } from '../../../src-ui/fulfilment/watch-idle.ts'
import { table } from '../../../src-ui/messages/table.en.ts'
import { type BrandTexts, withBrandTexts } from '../../../src-ui/messages/wording.ts'
import { WordsProvider } from '../../../src-ui/messages/words-context.tsx'
import { cell } from '../../../src-ui/state/cell.ts'

export interface KioskIdleNeeds extends Pick<WatchIdleNeeds, 'hasGuest' | 'isBusy'> {
  readonly page: Window
  readonly brand: Brand
  readonly locale: Locale
  readonly texts: BrandTexts
  /** Called once, before the page is left. */
  readonly forget: () => Promise<void>
}

/** If the brand enables it, asks whether the guest is still at the table's device, in a separate React root. */
export function startKioskIdle(needs: KioskIdleNeeds): void {
  const { page, brand, locale, texts, forget } = needs
  if (brand.kioskIdle === undefined) return
  const idle = cell<IdleState>(active)
  const words = { table: withBrandTexts('table', table, texts, locale) }
  const stage = page.document.body.appendChild(page.document.createElement('div'))
  createRoot(stage).render(
    <WordsProvider words={words}>
      <IdleDialog
        idle={idle}
        onStay={() => idle.update(() => active)}
        onLeave={() => idle.update(() => ({ _tag: 'Over' }))}
      />
    </WordsProvider>,
  )
  watchIdle({ ...needs, idle, activity: guestActivity(page) }, brand.kioskIdle).subscribe(() => void forget())
}
