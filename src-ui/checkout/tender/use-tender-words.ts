import { useMemo } from 'react'
import { tender as english } from '../../messages/tender.en.ts'
import { withBrandTexts } from '../../messages/wording.ts'
import type { Words } from '../../messages/words-context.tsx'
import { usePay } from '../use-pay.ts'

export function useTenderWords(): Words['tender'] {
  const { locale, texts } = usePay().cells.facts
  return useMemo(() => withBrandTexts('tender', english, texts, locale), [texts, locale])
}
