import { useMemo } from 'react'
import { payLater as english } from '../messages/pay-later.en.ts'
import { withBrandTexts } from '../messages/wording.ts'
import { usePay } from './use-pay.ts'

/** The words of what comes later than the checkout itself; they come with it. */
export function useLaterWords(): typeof english {
  const { locale, texts } = usePay().cells.facts
  return useMemo(() => withBrandTexts('pay', english, texts, locale), [texts, locale])
}
