import type { Connection } from '../../src-domain/call/connection.ts'
import type { GiftCardReader } from '../../src-domain/gift-card/gift-card-reader.ts'
import { type GiftCardState, showGiftCard } from '../../src-domain/gift-card/show-gift-card.ts'
import type { UnavailableNotice } from '../design/unavailable-notice.ts'
import { cell, type WatchableCell } from '../state/cell.ts'
import type { GiftCardPageState } from './gift-card-page-state.ts'
import type { CopyText } from './shown-gift-card.tsx'

export interface GiftCardPorts {
  readonly facts: Pick<GiftCardPageState, 'brand' | 'locale' | 'id'>
  readonly cards: GiftCardReader
  readonly connection: Connection
  /** Message of a 503 (SHELL-34). */
  readonly alert: WatchableCell<UnavailableNotice>
  /** Absent if the browser cannot copy (GIFT-17). */
  readonly copy: CopyText | undefined
}

export function giftCardController({ facts, cards, connection, alert, copy }: GiftCardPorts) {
  const shown = cell<GiftCardState>({ _tag: 'Loading' })
  const online = cell(connection.isOnline())
  const show = showGiftCard({ cards, shown })
  const onLook = () => void show(facts.id)
  connection.onChange(() => {
    online.update(connection.isOnline)
    if (connection.isOnline() && shown.current()._tag === 'Unreached') onLook()
  })
  return { facts, shown, online, alert, copy, onLook }
}

export type GiftCardController = ReturnType<typeof giftCardController>
