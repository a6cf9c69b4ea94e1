import { useMemo } from 'react'
import { payLater as english } from '../messages/pay-later.en.ts'
import { withBrandTexts } from '../messages/wording.ts'
import { usePay } from './use-pay.ts'

export function useLaterWords(): typeof english {
  const { locale, texts } = usePay().cells.facts
  return useMemo(() => withBrandTexts('pay', english, texts, locale), [texts, locale])
}
