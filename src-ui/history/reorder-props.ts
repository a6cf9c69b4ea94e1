import type { Locale } from '../../src-domain/brand/brand.ts'
import type { AgainState } from '../../src-domain/history/again-state.ts'
import type { BrandTexts } from '../messages/wording.ts'
import type { WatchableCell } from '../state/cell.ts'

export interface ReorderPartProps {
  readonly again: WatchableCell<AgainState>
  readonly locale: Locale
  readonly texts: BrandTexts
  readonly onTake: () => void
  readonly onRetry: () => void
  readonly onClose: () => void
}
