import { useState } from 'react'
import type { OrderedBefore } from '../../src-domain/history/ordered-before.ts'
import { ConfirmDialog } from '../design/confirm-dialog.tsx'
import { again as english } from '../messages/again.en.ts'
import { withBrandTexts } from '../messages/wording.ts'
import { useOrdering } from '../ordering/ordering-app.ts'
import { ReorderPart } from './reorder-part.tsx'

/** Offers to restore the previous day's order, which has left the cart (SHELL-36), after showing what changed. */
export function StaleOrderQuestion({ before }: { readonly before: OrderedBefore }) {
  const { cells, actions } = useOrdering()
  const { locale, texts } = cells.facts
  const words = withBrandTexts('again', english, texts, locale)
  const [isAsked, setAsked] = useState(false)
  const { ask, take, close } = actions.again
  const again = () => {
    setAsked(true)
    ask({ before })
  }
  const forget = () => {
    close()
    actions.forgetPutAway()
  }
  if (isAsked)
    return <ReorderPart again={cells.again} {...{ locale, texts }} onTake={take} onRetry={again} onClose={forget} />
  return (
    <ConfirmDialog question={words.putAway} yes={words.putTogether} no={words.startFresh} onYes={again} onNo={forget} />
  )
}
