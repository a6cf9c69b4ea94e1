import { useMemo } from 'react'
import { cards as english } from '../../messages/cards.en.ts'
import { withBrandTexts } from '../../messages/wording.ts'
import type { Words } from '../../messages/words-context.tsx'
import { usePay } from '../use-pay.ts'

export function useCardTexts(): Words['cards'] {
  const { locale, texts } = usePay().cells.facts
  return useMemo(() => withBrandTexts('cards', english, texts, locale), [texts, locale])
}
